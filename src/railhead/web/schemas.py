"""What the OpenAPI document of the JSON API is written with: kinds of values, and an operation."""

from typing import Any

Schema = dict[str, Any]

TEXT: Schema = {"type": "string"}
NUMBER: Schema = {"type": "integer"}
YES_NO: Schema = {"type": "boolean"}
PART: Schema = {"type": "number", "minimum": 0, "maximum": 1}
NUMBERS: Schema = {"type": "object", "additionalProperties": NUMBER}


def thing(needed: str = "", /, **properties: Schema) -> Schema:
    """The schema of an object; `needed` names the properties that must be there."""
    schema: Schema = {"type": "object", "properties": properties}
    return {**schema, "required": needed.split()} if needed else schema


def many(items: Schema) -> Schema:
    return {"type": "array", "items": items}


def one_of(name: str) -> Schema:
    return {"$ref": f"#/components/schemas/{name}"}


def nullable(schema: Schema) -> Schema:
    return {"anyOf": [schema, {"type": "null"}]}


def answer(schema: Schema, kind: str = "application/json") -> Schema:
    return {"description": "Done.", "content": {kind: {"schema": schema}}}


def operation(
    summary: str,
    schema: Schema,
    body: Schema | None = None,
    *,
    status: str = "200",
    query: tuple[str, ...] = (),
    path: tuple[str, ...] = (),
    kind: str = "application/json",
) -> Schema:
    """One operation, with the refusals that every one of them may give."""
    parameters: list[Schema] = [{"name": name, "in": "query", "schema": TEXT} for name in query]
    parameters += [{"name": name, "in": "path", "required": True, "schema": TEXT} for name in path]
    made: dict[str, Any] = {
        "summary": summary,
        "parameters": parameters,
        "responses": {status: answer(schema, kind), "4XX": answer(one_of("Refusal"))},
    }
    if body is not None:
        made["requestBody"] = {"required": True, "content": {"application/json": {"schema": body}}}
    return made
