// The script of the pages around the tables. Without it they still work by plain forms and links.
"use strict";

const all = (selector, root = document) => [...root.querySelectorAll(selector)];
const isPerson = (who) => ["me", "link", "open"].includes(who);

// --- setting up a table ---------------------------------------------------------------------------------------------

const setup = document.querySelector("[data-setup]");

function chairs() {
  const count = Number((setup.querySelector("[name=seats]:checked") || setup.querySelector("[name=seats]")).value);
  return all(".place select", setup).slice(0, count);
}

// What is said about so many chairs of a kind comes with the page: languages count in different ways.
const SETUP_WORDS = setup && JSON.parse(setup.dataset.words);

function summarise() {
  const taken = chairs().map((chair) => chair.value);
  const links = taken.filter((who) => who === "link").length;
  const open = taken.filter((who) => who === "open").length;
  const here = taken.filter((who) => who === "me").length;
  const bots = taken.filter((who) => !isPerson(who)).length;
  const parts = Object.entries({ here, links, open, bots }).filter(([, number]) => number).map(([who, number]) => SETUP_WORDS[who][number - 1]);
  const last = parts.pop();
  const pattern = parts.length ? SETUP_WORDS.and.replace("$first", parts.join(", ")) : SETUP_WORDS.alone;
  const whole = pattern.replace("$last", last);
  const [line, note] = setup.querySelectorAll("#summary p");
  line.textContent = `${whole[0].toUpperCase()}${whole.slice(1)}`;
  note.textContent = SETUP_WORDS[links ? "send" : open ? "waits" : "starts"];
  document.getElementById("start").textContent = SETUP_WORDS[links + open ? "open-table" : "start"];
}

function setLevel(button) {
  for (const other of all("[data-level]", setup)) other.setAttribute("aria-pressed", String(other === button));
  for (const chair of all(".place select", setup)) if (!isPerson(chair.value)) chair.value = button.dataset.level;
  summarise();
}

if (setup) {
  setup.addEventListener("change", summarise);
  setup.addEventListener("click", (event) => {
    const button = event.target.closest("[data-level]");
    if (button) setLevel(button);
  });
  summarise();
}

// --- one click, one table: the button says that it was heard --------------------------------------------------------

document.addEventListener("submit", (event) => {
  const button = event.target.querySelector(".go");
  if (!button || event.target.method !== "post") return;
  button.setAttribute("aria-busy", "true");
  addEventListener("pageshow", () => button.removeAttribute("aria-busy"), { once: true });
});

// --- replays: keys, the graph, and playing on -----------------------------------------------------------------------

const TEN = 10;
const runner = { on: 0 };
const field = () => document.getElementById("step");

function goTo(step) {
  const range = field();
  range.value = Math.max(0, Math.min(Number(range.max), step));
  range.dispatchEvent(new Event("change", { bubbles: true }));
}

function press(where) {
  const button = document.querySelector(`[data-to=${where}]`);
  if (button) button.click();
}

function watch() {
  const link = document.querySelector("[data-watch]");
  if (link) link.click();
}

function playOn() {
  const tab = document.getElementById("tab-branch");
  tab.click();
  tab.focus();
}

function stopRunning() {
  runner.on = 0;
  delete document.body.dataset.running;
}

// Waits until the page shows another step, and then as long as the speed says.
async function run() {
  const mine = runner.on = Date.now();
  document.body.dataset.running = "";
  while (runner.on === mine && Number(field().value) < Number(field().max)) {
    const shown = field().value;
    press("forward");
    const begun = Date.now();
    while (field().value === shown && Date.now() - begun < 20000) await new Promise((done) => setTimeout(done, 20));
    const pause = Number(document.querySelector("[data-speed]").value) - (Date.now() - begun);
    await new Promise((done) => setTimeout(done, Math.max(0, pause)));
  }
  if (runner.on === mine) stopRunning();
}

const toggle = () => (runner.on ? stopRunning() : run());

const KEYS = {
  ArrowLeft: (event) => (event.shiftKey ? goTo(Number(field().value) - TEN) : press("back")),
  ArrowRight: (event) => (event.shiftKey ? goTo(Number(field().value) + TEN) : press("forward")),
  Home: () => press("first"),
  End: () => press("last"),
  " ": toggle,
  Escape: () => press("match"),
  k: nextMoment,
  w: watch,
  b: playOn,
};

// The next key moment, or the first one again: the panel lists them in their order.
function nextMoment() {
  const moments = all("[data-moment]");
  const now = Number(document.querySelector("[data-follow-step]").value);
  const next = moments.find((one) => Number(one.dataset.moment) > now) || moments[0];
  if (next) next.click();
}

// While the chances are worked out: how far that is, and then the page with them.
const LOOK = 1500;  // milliseconds

async function waitForChances(line) {
  try {
    const reply = await fetch(line.dataset.judging, { headers: { Accept: "application/json" } });
    const { state, sentence } = await reply.json();
    if (reply.ok && state !== "under way") return location.reload();
    if (reply.ok) line.textContent = sentence;
  } catch { /* the server is away for a moment */ }
  setTimeout(waitForChances, LOOK, line);
}

if (document.querySelector("[data-replay]")) {
  const judging = document.querySelector("[data-judging]");
  if (judging) setTimeout(waitForChances, LOOK, judging);
  const pane = document.getElementById("pane-log");
  pane.scrollTop = pane.scrollHeight;
  document.addEventListener("keydown", (event) => {
    const target = event.target;
    if (event.ctrlKey || event.metaKey || event.altKey || target.matches("input, select, textarea, [role=tab]")) return;
    if (event.key === " " && target.matches("button, a, summary, [role=button]")) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    if (!KEYS[key]) return;
    event.preventDefault();
    if (key !== " ") stopRunning();
    KEYS[key](event);
  });
  document.addEventListener("click", (event) => {
    if (event.target.closest("[data-run]")) toggle();
    else if (event.target.closest("[data-branch]")) {
      event.preventDefault();
      playOn();
    }
    else if (event.isTrusted && event.target.closest("[data-step]")) stopRunning();
    if (event.target.closest("[data-moment]")) document.getElementById("pane-chances").scrollTop = 0;  // to what was chosen
    if (event.target.closest("[data-watch]")) scrollTo(0, 0);  // to the table, on a phone
    const graph = event.target.closest("[data-graph]");
    if (!graph) return;
    stopRunning();
    const box = graph.getBoundingClientRect();
    goTo(Math.round((event.clientX - box.left) / box.width * Number(field().max)));
  });
  document.addEventListener("change", (event) => {
    if ("seen" in event.target.dataset) event.target.form.requestSubmit();
  });
}

// --- the rules: what is typed is looked for at once -----------------------------------------------------------------

const search = document.querySelector("[data-search]");

function sift() {
  const words = document.getElementById("q").value.toLowerCase().split(/\s+/).filter(Boolean);
  let found = 0;
  for (const chapter of all(".chapter")) {
    let shown = 0;
    for (const line of all("p", chapter)) {
      const hit = words.every((word) => line.textContent.toLowerCase().includes(word));
      line.hidden = !hit;
      shown += hit;
    }
    chapter.hidden = !shown;
    found += shown;
  }
  const $found = document.getElementById("found");
  $found.textContent = words.length ? $found.dataset.found.replace("$number", found) : "";
}

if (search && !new URLSearchParams(location.search).get("q")) search.addEventListener("input", sift);

// --- a part in the seed: whoever opens a table or sits down throws random digits in ---------------------------------

document.addEventListener("submit", (event) => {
  const field = event.target.querySelector("input[name=luck]");
  if (field) field.value = Array.from(crypto.getRandomValues(new Uint8Array(16)), (one) => one.toString(16).padStart(2, "0")).join("");
}, true);

// --- web push: this browser says that it is my turn, also when no page is open --------------------------------------

const WORKER = "/static/push.js";
const push = document.getElementById("push");
const pushEnd = document.getElementById("push-end");
const canPush = "serviceWorker" in navigator && "PushManager" in window;

async function subscribe() {
  const registration = await navigator.serviceWorker.register(WORKER);
  const wish = { userVisibleOnly: true, applicationServerKey: push.dataset.key };
  const { endpoint, keys } = (await registration.pushManager.subscribe(wish)).toJSON();
  const body = JSON.stringify({ endpoint, p256dh: keys.p256dh, auth: keys.auth });
  const reply = await fetch("/api/me/push", { method: "POST", body, headers: { "Content-Type": "application/json" } });
  if (!reply.ok) throw new Error((await reply.json()).sentence);
}

async function unsubscribe() {
  const registration = await navigator.serviceWorker.getRegistration(WORKER);
  const subscription = registration && await registration.pushManager.getSubscription();
  if (subscription) await subscription.unsubscribe();
}

if (push && canPush) {
  push.hidden = false;
  push.addEventListener("click", () => {
    const refused = () => { document.getElementById("push-fault").hidden = false; };
    subscribe().then(() => location.reload(), refused);
  });
}
if (pushEnd && canPush) {
  pushEnd.addEventListener("submit", (event) => {
    event.preventDefault();
    unsubscribe().catch(() => {}).finally(() => pushEnd.submit());  // the server tells this device no more, whatever it says
  });
}
