"""`python -m railhead` is the command `railhead`."""

from railhead.cli.main import app

if __name__ == "__main__":
    app(prog_name="railhead")
