// The one script of Railhead. It follows a table by server-sent events, shows what happened one event after the other,
// sends answers with a key of their own, and lets cards and tokens glide to their new places. It knows no rules. Without
// it every page still works by plain forms and links.
"use strict";

const $ = (id) => document.getElementById(id);
const table = $("table");
const inWords = table && table.dataset.words ? { words: 1 } : {};  // a table in words instead of drawings
const still = matchMedia("(prefers-reduced-motion: reduce)");
const keep = (name, value) => { try { localStorage.setItem(name, value); } catch { /* private window */ } };
const kept = (name) => { try { return localStorage.getItem(name); } catch { return null; } };
const sleep = (ms) => new Promise((done) => setTimeout(done, ms));
const JSON_PLEASE = { Accept: "application/json" };

// What the script says comes with the page, in the reader's language; `$name` stands for a value.
const WORDS = JSON.parse($("words").textContent);
const say = (name, values = {}) => WORDS[name].replace(/\$(\w+)/g, (_, value) => values[value]);

function toast(text) {
  $("toast").textContent = text;
  clearTimeout(toast.timer);
  toast.timer = setTimeout(() => { $("toast").textContent = ""; }, 6000);
}

// What the server says to a question that changes nothing; undefined, and a word to the player, if it cannot be reached.
async function ask(address, options = {}) {
  try {
    const reply = await fetch(address, { headers: JSON_PLEASE, ...options });
    return { ok: reply.ok, data: await reply.json() };
  } catch {
    toast(say("unreachable"));
  }
}

// --- drawing: change what differs, keep what is equal (and with it focus and scroll), then glide -------------------

function morph(old, now) {
  for (const { name } of [...old.attributes]) if (!now.hasAttribute(name) && name !== "open") old.removeAttribute(name);
  for (const { name, value } of now.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  morphChildren(old, now);
}

function morphChildren(old, now) {
  const keyed = new Map();
  for (const child of old.children) if (child.dataset.key) keyed.set(child.dataset.key, child);
  let place = old.firstChild;
  for (const child of [...now.childNodes]) {
    const twin = child.dataset && child.dataset.key ? keyed.get(child.dataset.key) : place;
    if (twin && twin === place && twin.isEqualNode(child)) {  // most of a table is as it was: the browser sees that at once
      place = twin.nextSibling;
    } else if (twin && twin !== place && twin.nodeName === child.nodeName) {
      old.insertBefore(twin, place);
      morph(twin, child);
    } else if (twin && twin.nodeType === child.nodeType && twin.nodeName === child.nodeName) {
      place = twin.nextSibling;
      if (twin.nodeType === Node.ELEMENT_NODE) morph(twin, child);
      else if (twin.data !== child.data) twin.data = child.data;
    } else {
      old.insertBefore(document.importNode(child, true), place);
    }
  }
  while (place) {
    const next = place.nextSibling;
    place.remove();
    place = next;
  }
}

const mapOf = (thing) => thing.ownerSVGElement && thing.ownerSVGElement.getAttribute("viewBox");

function boxes() {
  const found = new Map();
  for (const thing of table.querySelectorAll("[data-key]")) {
    found.set(thing.dataset.key, { box: thing.getBoundingClientRect(), map: mapOf(thing) });
  }
  return found;
}

function glide(before) {
  for (const thing of table.querySelectorAll("[data-key]")) {
    const was = before.get(thing.dataset.key);
    const is = thing.getBoundingClientRect();
    if (!was) {
      thing.animate([{ opacity: 0, scale: 0.9 }, { opacity: 1, scale: 1 }], { duration: 250, easing: "ease-out" });
      continue;
    }
    if (was.map !== mapOf(thing)) continue;  // another part of the map is shown: nothing on it has moved
    const x = was.box.left - is.left;
    const y = was.box.top - is.top;
    if (Math.abs(x) + Math.abs(y) < 2) continue;
    thing.animate([{ translate: `${x}px ${y}px` }, { translate: "0 0" }], { duration: 350, easing: "ease-in-out" });
  }
}

const parsed = (html) => new DOMParser().parseFromString(html, "text/html").body;

function draw(screen) {
  if (!screen.regions || !table) return;
  const before = still.matches ? null : boxes();
  for (const [name, html] of Object.entries(screen.regions)) morphChildren($(name), parsed(html));
  if (screen.screen) table.dataset.screen = screen.screen;
  if (before) glide(before);
  if (zoom.thing && !zoom.thing.isConnected) closeZoom();
  settle();
  if ($("link")) mark();
}

const MY_TURN = say("your-turn");

function settle() {
  const pane = $("pane-log");
  if (pane) pane.scrollTop = pane.scrollHeight;
  const muted = JSON.parse(kept(mutes()) || "[]");
  for (const saying of document.querySelectorAll("[data-author]")) {
    const button = saying.querySelector("[data-mute]");  // of who only looks on; for players the server keeps it
    const mute = Boolean(button) && muted.includes(saying.dataset.author);
    saying.classList.toggle("muted", mute);
    saying.querySelector(".words").hidden = mute;
    if (button) button.textContent = say(mute ? "unmute" : "mute");
  }
  coach();
  course();
  bringNear();
  hurry();
  tick();
  const mine = Boolean(document.querySelector("[data-answer]"));
  const was = document.title.startsWith(MY_TURN);
  if (mine && !was) {
    notify();
    document.title = MY_TURN + document.title;
    sound("turn");
  } else if (!mine && was) {
    document.title = document.title.slice(MY_TURN.length);
    const place = document.querySelector(".result .mine");
    if (place) sound(place.matches(".won") ? "turn" : "loss");
  }
}

// A board larger than its window (a map on a phone) shows what may be pointed at; with nothing lit, at first, where I am.
function bringNear() {
  for (const window of document.querySelectorAll("#board .scroller")) {
    if (window.scrollWidth <= window.clientWidth + 1) continue;
    const frame = window.getBoundingClientRect();
    const lit = [...window.querySelectorAll(".lit[data-option]")];
    const near = lit.length ? lit : window.dataset.near === undefined ? [...window.querySelectorAll(".here")] : [];
    const boxes = near.map((one) => one.getBoundingClientRect());
    const within = (box) => box.left >= frame.left && box.right <= frame.right && box.top >= frame.top && box.bottom <= frame.bottom;
    if (!boxes.length || boxes.some(within)) continue;
    const [first] = boxes;
    window.dataset.near = "";
    window.scrollLeft += first.left + first.width / 2 - frame.left - frame.width / 2;
    window.scrollTop += first.top + first.height / 2 - frame.top - frame.height / 2;
  }
}

// Under the end of a match lies how it went: the graph of the page with the result. Other parts of that page lie where
// the drawing of the end has a place for them, and again whenever it was drawn anew.
const parts = new Map();

function placeParts() {
  for (const end of document.querySelectorAll("[data-end]")) {
    const part = parts.get(end.dataset.end);
    if (!part || end.firstElementChild?.dataset.part === end.dataset.end) continue;
    end.replaceChildren(part.cloneNode(true));
    end.hidden = false;
  }
}

async function course() {
  const place = $("course");
  placeParts();
  if (!place || place.dataset.asked || !document.querySelector(".drawn-end")) return;
  place.dataset.asked = "";
  const reply = await fetch(place.dataset.from).catch(() => ({}));
  const page = new DOMParser().parseFromString(reply.ok ? await reply.text() : "", "text/html");
  for (const part of page.querySelectorAll("[data-part]")) parts.set(part.dataset.part, part);
  placeParts();
  place.replaceChildren(...page.querySelectorAll("figure.course, .moment"));
  place.hidden = !place.firstChild;
  place.dataset.asked = "yes";
}

// A notification of the browser, for those who have asked for it by the button, while no tab of the table is in sight.
const canNotify = "Notification" in window && window.isSecureContext;
const wantsNotices = () => canNotify && kept("notify") === "true" && Notification.permission === "granted";

function notify() {
  if (!document.hidden || !table || !wantsNotices()) return;
  const notice = new Notification(say("turn-of", { game: document.title }), { tag: table.dataset.table, icon: "/static/icon.svg" });
  notice.onclick = () => { window.focus(); notice.close(); };
}

async function askToNotify() {
  if (wantsNotices()) keep("notify", "false");
  else if (await Notification.requestPermission() === "granted") keep("notify", "true");
  else toast(say("notify-denied"));
  $("notify").setAttribute("aria-pressed", String(wantsNotices()));
}

// --- beats: what led to a new screen is shown one event after the other, then the screen ----------------------------

const PACES = { slow: 2400, normal: 1200, fast: 500, instant: 0 };  // milliseconds for an event
const MOST_BEATS = 3.3;  // of such times until a screen is shown, however much happened: 4 seconds at normal pace
const MOST_TOLD = 20;  // events that wait to be told; of more the latest
const SHORTEST = 120;  // what cannot be seen that long is not shown at all
const show = { queue: [], playing: false, story: null, wake: null, caption: null };

const pace = () => PACES[kept("pace")] ?? PACES.normal;
const pause = (ms) => new Promise((done) => { show.wake = done; setTimeout(done, ms); });
const find = (key) => table.querySelectorAll(`[data-key="${CSS.escape(key)}"]`);
const signed = (number) => `${number < 0 ? "−" : "+"}${Math.abs(number)}`;

function take(screen) {
  show.queue.push({ ...screen, beats: [...screen.beats || []], at: Date.now() });
  if (!show.playing) playQueue();
}

// How long the next event may be shown, so that the newest screen does not come late.
function beatTime() {
  const left = show.queue.reduce((sum, screen) => sum + screen.beats.length, 0);
  return Math.min(pace(), (show.queue.at(-1).at + MOST_BEATS * pace() - Date.now()) / left);
}

async function playQueue() {
  show.playing = true;
  if (!still.matches) show.story = null;
  table.dataset.playing = "";
  while (show.queue.length) {
    const screen = show.queue[0];
    const told = still.matches ? screen.beats.splice(0) : [];
    while (show.playing && !document.hidden && screen.beats.length && beatTime() > SHORTEST) {
      const wait = beatTime();
      light(screen.beats.shift());
      await pause(wait);
    }
    show.queue.shift();
    dim();
    draw(screen);
    if (show.story) light(show.story[0]);  // it goes on
    if (told.length && pace()) tellStory(told);
  }
  show.playing = false;
  delete table.dataset.playing;
  mark();
}

// The same without waiting for anything: where nothing may move, and when somebody asks what happened. What happens
// meanwhile is told after it.
async function tellStory(beats) {
  if (show.story) {
    show.story.push(...beats);
    show.story.splice(1, show.story.length - MOST_TOLD);
    return;
  }
  const mine = show.story = [...beats];
  while (mine.length) {
    light(mine[0]);
    await pause(pace() || PACES.normal);
    if (show.story !== mine) return;
    mine.shift();
  }
  show.story = null;
  dim();
}

function skip() {
  if (!show.playing && !show.story) return false;
  show.story = null;
  if (show.playing) show.playing = false;
  else dim();
  if (show.wake) show.wake();
  return true;
}

function light(beat) {
  dim();
  const text = document.querySelector(".caption-text");
  if (text) {
    show.caption = text.textContent;
    text.textContent = beat.text;
  }
  for (const key of beat.keys || []) for (const thing of find(key)) thing.classList.add("beat");
  if (!still.matches) (beat.changes || []).forEach(float);
  sound("tick");
}

function dim() {
  for (const thing of table.querySelectorAll(".beat")) thing.classList.remove("beat");
  const text = document.querySelector(".caption-text");
  if (text && show.caption !== null) text.textContent = show.caption;
  show.caption = null;
}

// The difference of a number rises from its piece, beside those that rise already; where no room is left it is not shown.
function float([key, name, by]) {
  const thing = find(key)[0];
  const box = thing && thing.getBoundingClientRect();
  if (!box || !box.width) return;
  const mark = document.createElement("span");
  mark.className = by < 0 ? "delta down" : "delta";
  mark.ariaHidden = "true";
  mark.textContent = `${signed(by)} ${name}`;
  const others = [...document.querySelectorAll(".delta")].map((one) => [one.offsetLeft, one.offsetTop, one.offsetWidth]);
  document.body.append(mark);
  const half = mark.offsetWidth / 2 + 4;
  const left = Math.max(half, Math.min(box.left + box.width / 2, innerWidth - half));
  const top = [0, 1, 2, 3].map((row) => Math.max(60, box.top + 4 + row * 26)).find((y) =>
    others.every(([x, high, width]) => Math.abs(high - y) >= 26 || Math.abs(x - left) >= width / 2 + half));
  if (top === undefined) return mark.remove();
  mark.style.left = `${left}px`;
  mark.style.top = `${top}px`;
  mark.animate([{ translate: "-50% 0", opacity: 1 }, { translate: "-50% -1.4rem", opacity: 0.2 }], { duration: 1100, easing: "ease-out" });
  setTimeout(() => mark.remove(), 1100);
}

async function showSince() {
  const reply = await ask(`${table.dataset.table}/since?${new URLSearchParams({ seat: table.dataset.seat })}`);
  if (reply && reply.ok && !show.playing) tellStory(reply.data.beats);
}

// Sounds are made here, of a few tones each: pitch in hertz, beginning and length in seconds. Off unless wanted.
const SOUNDS = {
  tick: [[880, 0, 0.05]],
  turn: [[660, 0, 0.15], [880, 0.13, 0.3]],
  loss: [[220, 0, 0.2], [165, 0.15, 0.35]],
};

function sound(name) {
  if (!$("sounds") || !$("sounds").checked || document.hidden) return;
  const air = sound.air ??= new AudioContext();
  for (const [pitch, begin, length] of SOUNDS[name]) {
    const tone = new OscillatorNode(air, { frequency: pitch, type: "triangle" });
    const volume = new GainNode(air, { gain: 0 });
    const at = air.currentTime + begin;
    volume.gain.setValueAtTime(0.12, at);
    volume.gain.exponentialRampToValueAtTime(0.001, at + length);
    tone.connect(volume).connect(air.destination);
    tone.start(at);
    tone.stop(at + length);
  }
}

// --- following ------------------------------------------------------------------------------------------------------

const SILENCE = 40000;  // the server says something every 15 seconds
const link = { state: "wait", newest: 0 };

function mark(state = link.state, newest = link.newest) {
  Object.assign(link, { state, newest });
  const shown = Number($("link").dataset.decision);
  const behind = state === "live" && shown < newest && !show.queue.length;
  document.body.dataset.link = behind ? "lost" : state;
  $("link").textContent = say(behind ? "behind" : state, { shown, newest: Math.max(shown, newest) });
}

// A browser has six connections to a server and no more. So the tabs of one table share one stream: the tab that holds
// its lock reads it and tells the others, and when it is closed the next in line goes on. All tables together have
// SLOTS streams; a tab for which none is left asks every now and then, and so does a hidden one that let go of its own.
// Without locks (a page that came by plain http from another machine) each tab has a stream while it is shown.
const SLOTS = 4;
const POLL = { shown: 1500, hidden: 15000 };
const ANSWER = 1000;  // within which a tab that reads the stream and is shown says that it is there

function listen(path, have, heard, told) {
  const sharing = navigator.locks && window.BroadcastChannel;
  const air = sharing ? new BroadcastChannel(`railhead ${path}`) : null;
  const everywhere = sharing ? new BroadcastChannel("railhead") : null;
  let source, base, silence, polling, calling, waiting;
  let leading = false;
  let slot = null;
  let now = "wait";

  const say = (state) => told(now = state);
  const pass = (message) => air && air.postMessage(message);
  const alive = () => {
    clearTimeout(silence);
    silence = setTimeout(() => leading ? begin() : call(), SILENCE);
  };
  const tell = (kind, data) => {
    alive();
    pass({ kind, data });
    heard(kind, data);
  };
  const lose = () => {
    say("lost");
    pass({ state: "lost" });
  };

  // One answer instead of a stream.
  const catchUp = async () => {
    try {
      const reply = await fetch(`${path}&${new URLSearchParams({ have: have(), once: 1 })}`);
      if (!reply.ok) throw reply;
      const { kind, data } = await reply.json();
      say("live");
      (leading ? tell : heard)(kind, { ...data, whole: true });
    } catch {
      lose();
    }
  };

  const close = () => {
    if (source) source.close();
    source = null;
    clearTimeout(polling);
  };
  const open = () => {
    close();
    base = have();
    const mine = source = new EventSource(`${path}&${new URLSearchParams({ have: base })}`);
    for (const kind of ["screen", "pulse", "places"]) {
      mine.addEventListener(kind, (message) => {
        const data = { ...JSON.parse(message.data), after: base };
        if (kind === "screen") base = data.screen;
        tell(kind, data);
      });
    }
    mine.addEventListener("bye", begin);  // another server follows at the same address, and takes up whoever waits there
    mine.onopen = () => {
      alive();
      say("live");
      pass({ state: "live" });
    };
    mine.onerror = () => {
      lose();
      if (mine.readyState === EventSource.CLOSED && source === mine) polling = setTimeout(begin, POLL.shown);
    };
  };
  const poll = () => {
    close();
    catchUp();
    polling = setTimeout(begin, document.hidden ? POLL.hidden : POLL.shown);
  };

  const takeSlot = async () => {
    for (let at = 0; at < SLOTS; at += 1) {
      const free = await new Promise((found) => {
        navigator.locks.request(`railhead stream ${at}`, { ifAvailable: true }, (lock) => lock ? new Promise(found) : found(null));
      });
      if (free) return free;
    }
    everywhere.postMessage("a stream, please");
    return null;
  };
  const begin = async () => {
    clearTimeout(polling);
    if (!sharing) return document.hidden ? poll() : open();
    const got = slot || await takeSlot();
    if (leading && (!slot || slot === got)) slot = got;
    else if (got) got();
    if (leading) (slot ? open : poll)();
  };
  const end = () => {
    leading = false;
    close();
    if (slot) slot();
    slot = null;
  };

  const lead = async (steal) => {
    if (waiting) waiting.abort();
    waiting = steal ? null : new AbortController();
    const mine = waiting;
    try {
      await navigator.locks.request(`railhead ${path}`, steal ? { steal } : { signal: mine.signal }, () => new Promise(() => {
        leading = true;
        begin();
      }));
    } catch {
      if (mine && mine.signal.aborted && !leading) return;  // it takes the lock by force
      end();
      lead(false);
    }
  };
  const call = () => {
    if (!sharing || leading) return;
    pass({ call: true });
    clearTimeout(calling);
    calling = setTimeout(() => leading || lead(true), ANSWER);
  };

  if (sharing) {
    air.onmessage = ({ data: message }) => {
      if (message.call && leading && !document.hidden) return pass({ here: now });
      if (leading || message.call) return;
      alive();
      if (message.here) clearTimeout(calling);
      if (message.here || message.state) return say(message.here || message.state);
      const { kind, data } = message;
      say("live");
      if (kind !== "screen" || data.whole || data.after === have()) heard(kind, data);
      else if (data.screen !== have()) catchUp();
    };
    everywhere.onmessage = () => {
      if (!slot || !document.hidden) return;
      slot();
      slot = null;
      poll();
    };
    lead(false);
    setTimeout(() => leading || call(), 300);
  } else {
    leading = true;
    begin();
  }
  addEventListener("online", () => leading ? begin() : catchUp());
  addEventListener("offline", lose);  // else it would say "live" until the silence is noticed
  document.addEventListener("visibilitychange", () => {
    if (!sharing) return begin();
    if (document.hidden) return;
    if (!leading) {
      catchUp();
      call();
    } else if (!source || source.readyState !== EventSource.OPEN) begin();
  });
  return () => leading ? begin() : catchUp();
}

function follow() {
  const have = () => show.queue.length ? show.queue.at(-1).screen : table.dataset.screen;
  const refresh = listen(`${table.dataset.table}/stream?${new URLSearchParams({ seat: table.dataset.seat, ...inWords })}`, have, (kind, data) => {
    if (kind === "places") return;
    Object.assign(link, { state: "live", newest: data.decision });
    if (data.regions && data.screen !== have()) take(data);
    mark();
    if (!data.regions && !show.queue.length && data.screen !== table.dataset.screen) refresh();
  }, mark);
}

// A waiting room is drawn anew in place. Were it loaded anew, it would leave and come back, and every other page of the
// same room would hear of that and do the same.
function waitForPlayers(page) {
  let due;
  const refresh = async () => {
    try {
      const reply = await fetch(location.href, { headers: { Accept: "text/html" } });
      if (reply.status === 403) return location.reload();  // it has begun, and is not for everybody: the page says so
      if (!reply.ok) throw reply;
      const now = new DOMParser().parseFromString(await reply.text(), "text/html").querySelector("[data-reload]");
      if (now) morphChildren(page, now);
      else location.replace(page.dataset.begun);  // the match has begun
    } catch {
      due = setTimeout(refresh, 3000);
    }
  };
  listen(`${page.dataset.reload}?`, () => "", (kind, data) => {
    if (kind === "screen") location.replace(page.dataset.begun);
    if (kind !== "places") return;
    clearTimeout(due);
    due = setTimeout(refresh, 150);
  }, () => {});
}

// --- replays --------------------------------------------------------------------------------------------------------

const replay = { asked: 0 };

async function showStep(step, line) {
  const mine = replay.asked += 1;
  const query = new URLSearchParams({ step, ...(line && { line }), seat: table.dataset.seat });
  const reply = await ask(`${table.dataset.replay}?${query}`);
  if (!reply || !reply.ok || mine !== replay.asked) return;  // another step was asked for meanwhile
  const data = reply.data;
  draw(data);
  $("step").value = data.place;  // in the match, or in a line that was not played
  for (const field of document.querySelectorAll("[data-follow-step]")) field.value = data.decision;
  const move = document.querySelector(".whatif [aria-current]");
  if (move) move.closest("ol").scrollLeft = move.offsetLeft - move.closest("ol").clientWidth / 2;
  history.replaceState(null, "", `?${query}`);
}

// --- doing ----------------------------------------------------------------------------------------------------------

async function send(address, fields) {
  fields.set("key", crypto.getRandomValues(new Uint32Array(4)).join("-"));
  for (let wait = 500; ; wait = Math.min(wait * 2, 8000)) {  // the same key: however often it is sent, it counts once
    let answer;
    let data;
    try {
      const headers = link.state === "live" ? { ...JSON_PLEASE, Prefer: "return=minimal" } : JSON_PLEASE;
      answer = await fetch(`${address}?${new URLSearchParams(inWords)}`, { method: "POST", body: fields, headers });
      data = await answer.json();
    } catch {
      mark("lost");
      await sleep(wait);
      continue;
    }
    if (answer.status === 429 || answer.status >= 502) {
      await sleep(wait);
      continue;
    }
    if (data.result === "refused") showReason(data);
    if (data.result === "stale") toast(say("stale"));
    if (link.state !== "live") {  // else the stream brings it, in the right order
      skip();
      await sleep(0);  // what is on its way comes first
      draw(data);
    }
    return data;
  }
}

function submit(form, button) {
  const fields = new URLSearchParams(new FormData(form));
  if (button && button.name) fields.set(button.name, button.value);
  form.setAttribute("aria-busy", "true");
  return send(form.action, fields).finally(() => form.removeAttribute("aria-busy"));
}

function answer(button) {
  if (show.playing) return skip();  // what is shown is a question of the past
  const form = button.closest("form");
  if (!$("confirm").checked || button.classList.contains("picked")) return submit(form, button);
  for (const other of form.querySelectorAll("button")) other.classList.toggle("picked", other === button);
  button.focus();
  toast(say("confirm", { option: button.textContent.replace(/^\s*\d+/, "").trim() }));
}

// What cannot be chosen and lies on something that can: that is meant.
function meant(thing, { clientX, clientY }) {
  const below = thing && thing.matches("[data-key]:not(.lit)") && document.elementsFromPoint(clientX, clientY);
  return (below && below.find((one) => one.matches(".lit[data-option]"))) || thing;
}

function point(thing) {
  const { option, note } = thing.dataset;
  const button = document.querySelector(`[data-answer] button[value="${CSS.escape(option)}"]`);
  if (button) answer(button);
  else askWhy(option, note);
}

async function askWhy(option, note) {
  const query = new URLSearchParams({ seat: table.dataset.seat, option });
  const reply = await ask(`${table.dataset.table}/why?${query}`);
  if (reply) showReason({ ...reply.data, note });
}

function showReason({ sentence, rule, text, note }) {
  if (!sentence) return;
  if (!$("why")) return toast(sentence);
  $("why-title").textContent = sentence;
  $("why-note").textContent = note || "";
  $("why-text").textContent = [rule, text].filter(Boolean).join(" ");
  $("why").showModal();
}

// The rules in a drawer: the page of the rules as it is, fetched when it is first wanted; its own script searches it.
async function openRules(rule) {
  const drawer = $("rules");
  if (!drawer.querySelector(".book")) {
    const reply = await fetch(drawer.dataset.rules).catch(() => null);
    if (!reply || !reply.ok) return toast(say("unreachable"));
    if (drawer.querySelector(".book")) return;  // asked for twice
    drawer.append(parsed(await reply.text()).querySelector(".book"));
    drawer.append(Object.assign(document.createElement("script"), { src: "/static/pages.js" }));
  }
  if (!drawer.open) drawer.showModal();
  for (const found of drawer.querySelectorAll(".sought")) found.classList.remove("sought");
  const wanted = rule && document.getElementById(rule);
  if (!wanted) return drawer.querySelector("#q").focus();
  wanted.hidden = wanted.closest(".chapter").hidden = false;  // by an earlier search
  wanted.classList.add("sought");
  wanted.querySelector("a").focus();
  wanted.scrollIntoView({ block: "center" });
}

async function hint() {
  const body = new URLSearchParams({ seat: table.dataset.seat });
  const reply = await ask(`${table.dataset.table}/hint`, { method: "POST", body });
  if (!reply) return;
  const data = reply.data;
  if (!reply.ok) return toast(data.sentence);
  const reasons = data.lines || [];
  if ($("coach-advice")) {
    $("coach-advice").dataset.option = data.option;
    advise(data.title, reasons);
  }
  else toast(say("hint", { option: [data.title, ...reasons].join(" · ") }));
  const meant = `[data-answer] button[value="${CSS.escape(data.option)}"], #table [data-option="${CSS.escape(data.option)}"]`;
  for (const thing of document.querySelectorAll(meant)) thing.classList.add("hinted");
}

// The coach says what he would do, and below it why.
function advise(title, reasons) {
  const place = $("coach-advice"), why = document.createElement("span");
  const lines = reasons.map((reason) => Object.assign(document.createElement("i"), { textContent: reason }));
  why.className = "reasons";
  why.append(...lines.flatMap((line, at) => (at ? [" ", line] : [line])));
  place.replaceChildren(`${place.dataset.advice} ${title}`, ...reasons.length ? [" ", why] : []);
  const asked = $("coach").querySelector(".coach-now [data-hint]"), more = $("coach").querySelector("[data-coach=why]");
  if (asked && more) {
    more.hidden = false;
    if (asked === document.activeElement) more.focus();
    asked.hidden = true;
  }
  standBeside();
  number();
}

// A window for a reaction closes by itself: the bar says when.
function hurry() {
  const bar = document.querySelector("[data-window]");
  if (!bar || bar.begun === bar.dataset.window) return;
  bar.begun = bar.dataset.window;
  bar.animate([{ scale: "1 1" }, { scale: "0 1" }], { duration: 1000 * bar.begun, fill: "forwards" });
}

// Clocks are told by their end in the server's time; they count here. What is said aloud is said at few moments only.
const AHEAD = table && table.dataset.now ? Number(table.dataset.now) - Date.now() : 0;
const SAID_AT = [3600, 60, 10];  // seconds that are left
const HURRIED = 20;  // seconds
const times = { own: 0, left: 0 };

function clockFace(seconds) {
  const whole = Math.max(0, Math.ceil(seconds));
  if (whole >= 86400) return say("days", { days: Math.floor(whole / 86400), hours: Math.floor(whole % 86400 / 3600) });
  const two = (number) => String(number).padStart(2, "0");
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole % 3600 / 60)];
  return hours ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}

function tick() {
  for (const face of document.querySelectorAll("[data-ends]")) {
    const left = (Number(face.dataset.ends) - Date.now() - AHEAD) / 1000;
    face.textContent = clockFace(left);
    face.classList.toggle("hurried", left < HURRIED);
  }
  const mine = document.querySelector("#clocks .own [data-ends]");
  const ends = mine ? Number(mine.dataset.ends) : 0;
  const left = (ends - Date.now() - AHEAD) / 1000;
  const passed = ends === times.own && SAID_AT.find((moment) => left <= moment && times.left > moment);
  if (passed) $("time-said").textContent = say(`left-${passed}`);
  Object.assign(times, { own: ends, left });
}
if (table && table.dataset.now) setInterval(tick, 500);

function mutes() { return `mute ${table.dataset.table}`; }

function mute(author) {
  const muted = new Set(JSON.parse(kept(mutes()) || "[]"));
  if (!muted.delete(author)) muted.add(author);
  keep(mutes(), JSON.stringify([...muted]));
  settle();
}

async function copy(button) {
  const field = $(button.dataset.copy);
  field.select();
  try { await navigator.clipboard.writeText(field.value); } catch { document.execCommand("copy"); }
  button.textContent = say("copied");
}

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (form.closest("#rules") && form.method === "get") event.preventDefault();  // it is searched as one types
  if (!("live" in form.dataset)) return;
  event.preventDefault();
  if ("answer" in form.dataset) answer(event.submitter || form.querySelector("button"));
  else submit(form, event.submitter).then(() => { if (form.elements.text) form.elements.text.value = ""; });
});

document.addEventListener("click", (event) => {
  if (event.target.closest("#caption") && skip()) {
    event.preventDefault();
    return;
  }
  if (event.target.id === "zoom-do") {
    const { thing } = zoom;
    closeZoom();
    return point(thing);
  }
  const touched = event.pointerType === "touch" && $("zoom") && meant(event.target.closest("#table [data-key]"), event);
  const read = zoom.thing === touched && zoom.how === "touch";  // not one that the focus of this very tap has opened
  if (touched && !read) return enlarge(touched, "touch");  // the first tap reads, the second one does
  const pointed = event.target.closest("[data-coach], [data-option], [data-rule], a[data-rules], [data-hint], [data-mute], [data-copy], [data-step], [data-since], [role=tab]");
  const part = event.target.closest(".jump a[href^='#pane-']");
  if (part) openTab($(part.hash.replace("#pane", "tab")));
  if (!pointed) return;
  const thing = meant(pointed, event);
  if (thing.getAttribute("role") === "tab") return openTab(thing);
  if (thing.dataset.coach) turnLeaf(thing.dataset.coach);
  else if (thing.dataset.step) {
    event.preventDefault();
    showStep(thing.dataset.step, thing.dataset.line);
  } else if (thing.dataset.option) point(thing);
  else if (thing.dataset.rule) openRules(thing.dataset.rule);
  else if ("rules" in thing.dataset) {
    event.preventDefault();
    openRules();
  }
  else if (thing.dataset.mute) mute(thing.dataset.mute);
  else if (thing.dataset.copy) copy(thing);
  else if ("since" in thing.dataset) showSince();
  else hint();
});

function openTab(tab) {
  for (const other of tab.parentElement.querySelectorAll("[role=tab]")) {
    const open = other === tab;
    other.setAttribute("aria-selected", String(open));
    other.tabIndex = open ? 0 : -1;
    $(other.getAttribute("aria-controls")).hidden = !open;
  }
  if (tab.id === "tab-log") $("pane-log").scrollTop = $("pane-log").scrollHeight;
}

// --- coach: at a desk he stands beside what he speaks of; on a phone above the question, and it is brought into sight -

const narrow = matchMedia("(max-width: 860px)");
const taught = { lesson: "" };

function makeRoom() {
  const dock = document.querySelector(".dock").offsetHeight;
  document.body.style.setProperty("--dock-height", `${dock}px`);
  document.body.style.setProperty("--below", `${dock + $("coach").offsetHeight}px`);
}

// The numbers in his words stand on what he speaks of as well: on each of a few pieces, on the first of many.
const MOST_NUMBERED = 4;
const SMALL = 56;  // pixels

function number() {
  const badges = [];
  const shown = [...$("coach").querySelectorAll(".number")].filter((one) => one.getClientRects().length);
  for (const said of shown) {
    const all = [...table.querySelectorAll(`.taught-${said.textContent}`)].filter((one) => one.getBoundingClientRect().width > 1);
    const things = all.length > MOST_NUMBERED ? all.slice(0, 1) : all;
    for (const thing of things) {
      const { left, top, width } = thing.getBoundingClientRect();
      const box = thing.closest("section, aside").getBoundingClientRect();
      if (left < box.left - 1 || left > box.right || top < box.top - 1 || top > box.bottom) continue;
      const badge = document.createElement("i");
      const small = width < SMALL;  // it would be covered: the number stands above it
      badge.className = small ? "number above" : "number";
      badge.textContent = said.textContent;
      badge.style.left = `${small ? left + width / 2 : Math.max(left, box.left + 8)}px`;
      badge.style.top = `${small ? top : Math.max(top, box.top + 8)}px`;
      badges.push(badge);
    }
  }
  $("numbers").replaceChildren(...badges);
}

if ($("numbers")) {
  addEventListener("scroll", number, { capture: true, passive: true });
  addEventListener("resize", () => { standBeside(); number(); });
  document.addEventListener("focusin", ({ target }) => {
    const box = target.closest("[data-key]") && inSight(target);
    if (box && shared(box, $("coach").getBoundingClientRect())) standBeside();
  });
}

// At a desk: where he covers nothing that he speaks of, that answers, or that asks, as near as he can be to the first
// piece; of the rest of the table as little as possible. Where there is no such place, he makes himself slim.
const STRIDE = 24;  // pixels between two places that are tried
const NEAR = 26;  // pixels from the piece he points at: the tail of the bubble needs them
const KEPT_CLEAR = [[".dock, .top, [role=tablist], #table .taught, #table .lit[data-option]", 2000], ["#caption", 20], [".side-tabs", 0.5], ["#table [data-key]", 2]];
const MOST_NEAR = 8;  // pieces that he may stand beside

function inSight(thing) {
  const box = thing.getBoundingClientRect();
  const around = thing.closest("#board, #own, #seats") || document.body, frame = around.getBoundingClientRect();
  const left = Math.max(box.left, frame.left), right = Math.min(box.right, frame.right);
  const top = Math.max(box.top, frame.top), bottom = Math.min(box.bottom, frame.bottom);
  return right - left > 1 && bottom - top > 1 ? { left, right, top, bottom } : null;
}

const boxesOf = (selector) => [...document.querySelectorAll(selector)].map(inSight).filter(Boolean);
const apart = (low, high, from, to) => Math.max(from - high, low - to, 0);
const distance = (one, two) => Math.hypot(apart(one.left, one.right, two.left, two.right), apart(one.top, one.bottom, two.top, two.bottom));

function shared(one, two) {
  const wide = Math.min(one.right, two.right) - Math.max(one.left, two.left);
  const high = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

function steps(room) {
  const last = Math.max(4, room - 4);
  return [...Array.from({ length: Math.ceil((last - 4) / STRIDE) }, (_, at) => 4 + at * STRIDE), last];
}

function fromMeant(box, meant) {
  const away = Math.min(...meant.slice(0, MOST_NEAR).map((one) => distance(box, one)));
  return away < NEAR ? (NEAR - away) * 400 : (away - NEAR) * 40;
}

function bestPlace(size, clear, meant) {
  let best = { cost: Infinity };
  for (const top of steps(innerHeight - size.height)) {
    for (const left of steps(innerWidth - size.width)) {
      const box = { left, top, right: left + size.width, bottom: top + size.height };
      let cost = meant.length ? fromMeant(box, meant) : (innerHeight - box.bottom) * 10 + left;
      for (const [one, weight] of clear) if (cost < best.cost) cost += shared(box, one) * weight;
      if (cost < best.cost) best = { cost, box };
    }
  }
  return best;
}

function standBeside() {
  const coach = $("coach");
  delete coach.dataset.tail;
  coach.classList.remove("slim", "mirrored");
  coach.removeAttribute("style");
  if (narrow.matches || !coach.querySelector("h2")) return;
  const meant = boxesOf("#table .taught-1");
  const held = document.activeElement.closest("[data-key]");  // what has the focus is not hidden
  const clear = KEPT_CLEAR.flatMap(([selector, weight]) => boxesOf(selector).map((box) => [box, weight]));
  if (held && inSight(held)) clear.push([inSight(held), 2000]);
  let best = bestPlace(coach.getBoundingClientRect(), clear, meant);
  const wrong = (box) => clear.some(([one, weight]) => weight === 2000 && shared(box, one) > 0);
  if (wrong(best.box)) {
    coach.classList.add("slim");
    const slim = bestPlace(coach.getBoundingClientRect(), clear, meant);
    if (slim.cost < best.cost) best = slim;
    else coach.classList.remove("slim");
  }
  Object.assign(coach.style, { left: `${best.box.left}px`, top: `${best.box.top}px`, right: "auto", bottom: "auto" });
  if (meant.length) pointAt(coach, meant);
}

// He stands on the side of the bubble that does not point.
function pointAt(coach, meant) {
  const nearest = (box) => [...meant].sort((one, two) => distance(box, one) - distance(box, two))[0];
  const whole = coach.getBoundingClientRect(), thing = nearest(whole);
  if (!coach.classList.contains("slim")) coach.classList.toggle("mirrored", (thing.left + thing.right) / 2 < (whole.left + whole.right) / 2);
  const bubble = coach.querySelector(".bubble").getBoundingClientRect();
  const gaps = { up: bubble.top - thing.bottom, down: thing.top - bubble.bottom, left: bubble.left - thing.right, right: thing.left - bubble.right };
  const side = Object.keys(gaps).sort((one, two) => gaps[two] - gaps[one])[0];
  if (gaps[side] < 4 || gaps[side] > 5 * NEAR) return;
  const flat = side === "up" || side === "down";
  const from = flat ? bubble.left : bubble.top, to = flat ? bubble.right : bubble.bottom;
  const at = flat ? (thing.left + thing.right) / 2 : (thing.top + thing.bottom) / 2;
  coach.dataset.tail = side;
  coach.style.setProperty("--tail", `${Math.min(Math.max(at, from + 22), to - 22) - from}px`);
}

// The highest piece, where all of them find room above the bubble; else the first that has the number one.
function firstTaught() {
  const things = [...table.querySelectorAll(".taught")].filter((one) => one.getBoundingClientRect().width > 1);
  const boxes = things.map((one) => one.getBoundingClientRect());
  const high = Math.min(...boxes.map((box) => box.top)), low = Math.max(...boxes.map((box) => box.bottom));
  const room = $("coach").getBoundingClientRect().top - 5 * parseFloat(getComputedStyle(document.documentElement).fontSize);
  if (low - high <= room) return things[boxes.findIndex((box) => box.top === high)];
  return things.find((one) => one.classList.contains("taught-1")) || things[0];
}

// What he said before, and why he advises something, stand in his bubble in the place of what he says now, and light
// what they speak of. They go with the question, or when they have been read.
const leaf = { at: -1, why: null, of: "", by: "" };  // which of his earlier words, or the reasons; with which question

const heard = () => [...document.querySelectorAll("#lessons [data-heard]")].sort((one, two) => one.dataset.heard - two.dataset.heard);
const element = (name, className, ...inner) => {
  const made = Object.assign(document.createElement(name), { className });
  made.append(...inner);
  return made;
};

function moment() {
  const now = $("coach").querySelector("[name=lesson]"), asked = document.querySelector(".dock .asked");
  return [now && now.value, asked && asked.textContent].join();
}

// His earlier words as he said them; their numbers stand on the pieces that lie there now.
function saidBefore(lesson) {
  const count = element("p", "coach-count", element("b", "", lesson.dataset.count));
  const text = [...lesson.querySelectorAll("details > p")].map((one) => one.cloneNode(true));
  return { parts: [count, element("h2", "", lesson.querySelector(".called").textContent), ...text], lit: JSON.parse(lesson.dataset.lit) };
}

// The reasons, with a number for each that is about pieces in sight.
function reasonsOf({ title, parts }) {
  const lit = {};
  let number = 0;
  const told = ({ text, keys }) => {
    const fresh = keys.filter((key) => !lit[key] && [...table.querySelectorAll(`[data-key="${CSS.escape(key)}"]`)].some((one) => one.getClientRects().length));
    const known = keys.find((key) => lit[key]);
    if (fresh.length && !known) number += 1;
    const mine = known ? lit[known] : number;
    for (const key of fresh) lit[key] = mine;
    const badge = element("i", "number", String(mine));
    badge.setAttribute("aria-hidden", "true");
    return element("li", "", text, ...known || fresh.length ? ["\u00a0", badge] : []);
  };
  const made = parts.flatMap(({ head, lines }) => [...head ? [element("h3", "", head)] : [], element("ul", "", ...lines.map(told))]);
  return { parts: [element("h2", "", title), ...made], lit };
}

function teach(lit) {
  for (const thing of table.querySelectorAll("[data-key]")) {
    for (const worn of [...thing.classList]) if (/^taught/.test(worn)) thing.classList.remove(worn);
    const at = lit[thing.dataset.key];
    if (at) thing.classList.add("taught", `taught-${at}`);
  }
}

function showLeaf() {
  const place = $("coach").querySelector(".coach-page"), now = $("coach").querySelector(".coach-now");
  if (!place) return;
  const all = heard(), before = all[leaf.at];
  const held = $("coach").contains(document.activeElement);
  const shown = leaf.why ? reasonsOf(leaf.why) : before ? saidBefore(before) : null;
  place.querySelector(".coach-said").replaceChildren(...shown ? shown.parts : []);
  place.hidden = !shown;
  if (now) now.hidden = Boolean(shown);
  place.querySelector("[data-coach=back]").hidden = !before || leaf.at === 0;
  place.querySelector("[data-coach=forward]").hidden = !before || leaf.at === all.length - 1;
  teach(shown ? shown.lit : now ? JSON.parse(now.dataset.lit) : {});
  makeRoom();
  standBeside();
  number();
  if (held) focusLeaf(shown ? place : now);
}

// Whoever goes through his words by keyboard stays on a button of them.
function focusLeaf(place) {
  const wanted = place && [`[data-coach=${leaf.by}]`, "[data-coach=back]", ".coach-acts button"].map((one) => place.querySelector(`${one}:not([hidden])`)).find(Boolean);
  if (wanted) wanted.focus();
}

async function turnLeaf(by) {
  const last = heard().length - 1;
  leaf.by = by;
  if (by === "why") {
    const query = new URLSearchParams({ seat: table.dataset.seat, option: $("coach-advice").dataset.option });
    const reply = await ask(`${table.dataset.table}/advice?${query}`);
    if (!reply || !reply.ok) return toast(reply ? reply.data.sentence : say("unreachable"));
    if (!reply.data.title) return;
    leaf.why = reply.data;
  } else {
    leaf.at = by === "now" ? -1 : by === "forward" ? leaf.at + 1 : leaf.at < 0 ? last : Math.max(0, leaf.at - 1);
    leaf.why = null;
  }
  leaf.of = moment();
  showLeaf();
}

function coach() {
  if (!$("coach")) return;
  const open = leaf.why || leaf.at >= 0;
  if (open && leaf.of === moment()) return showLeaf();
  Object.assign(leaf, { at: -1, why: null });
  makeRoom();
  const button = $("coach").querySelector("[name=lesson]");
  const lesson = button ? button.value : "";
  if (lesson !== taught.lesson && narrow.matches) {
    const thing = firstTaught();
    if (thing) thing.scrollIntoView({ block: "start", inline: "nearest" });
  }
  const now = document.querySelector(".lessons .now");
  if (now && !narrow.matches) {
    const list = now.parentElement;
    list.scrollTop = now.offsetTop - list.offsetTop - (list.clientHeight - now.offsetHeight) / 2;
  }
  taught.lesson = lesson;
  standBeside();
  number();
}

// --- a closer look: title, numbers and text of a piece; what an option would do -----------------------------------

const HOVER = 300;  // milliseconds that somebody points at a thing before it opens
const zoom = { thing: null, how: "", due: 0 };
const SEEN = "#table [data-key], [data-answer] button";

function aim(thing, how) {
  clearTimeout(zoom.due);
  if (!$("zoom") || thing === zoom.thing) return;
  zoom.due = setTimeout(() => { if (thing && thing.isConnected) enlarge(thing, how); else closeZoom(); }, HOVER);
}

function enlarge(thing, how) {
  clearTimeout(zoom.due);
  Object.assign(zoom, { thing, how });
  const piece = "key" in thing.dataset;
  const label = piece ? thing.ariaLabel || "" : thing.textContent.replace(/^\s*\d+/, "").trim();
  const [, title, facts] = (piece && label.match(/^(.*?)(?: \(([^()]*)\))?$/)) || [null, label, ""];
  $("zoom-title").textContent = title;
  list($("zoom-facts"), facts ? facts.split(", ") : []);
  const note = thing.dataset.note || "";
  $("zoom-note").textContent = note.startsWith(`${title}: `) ? note.slice(title.length + 2) : note;
  list($("zoom-preview"), []);
  $("zoom-do").hidden = how !== "touch" || !thing.dataset.option;
  $("zoom-do").textContent = say(thing.ariaDisabled ? "why-not" : "do");
  $("zoom").toggleAttribute("data-passing", how !== "touch");
  $("zoom").hidden = !piece;  // of a button there is more to say only when its effect is known
  placeZoom();
  foresee(thing, piece ? thing.dataset.option : thing.value);
}

function list(into, lines) {
  into.replaceChildren(...lines.map((line) => Object.assign(document.createElement("li"), { textContent: line })));
}

// Beside the thing, and never over the question.
function placeZoom() {
  const at = zoom.thing.getBoundingClientRect();
  const dock = document.querySelector(".dock").getBoundingClientRect();
  const { width, height } = $("zoom").getBoundingClientRect();
  const within = (low, value, high) => Math.max(low, Math.min(value, high));
  const x = within(8, at.left + at.width / 2 - width / 2, innerWidth - width - 8);
  const y = within(8, at.top + at.height / 2 - height / 2, innerHeight - height - 8);
  const above = [x, Math.max(4, dock.top - 8 - height)];
  const places = [[x, at.top - 8 - height], [x, at.bottom + 8], [at.right + 8, y], [at.left - 8 - width, y], above];
  const free = ([left, top]) => left >= 4 && top >= 4 && left + width <= innerWidth - 4 && top + height <= innerHeight - 4
    && (top + height <= dock.top || top >= dock.bottom || left >= dock.right);
  const [left, top] = places.find(free) || above;
  Object.assign($("zoom").style, { left: `${left}px`, top: `${top}px` });
}

function closeZoom() {
  clearTimeout(zoom.due);
  zoom.thing = null;
  if ($("zoom")) $("zoom").hidden = true;
}

async function foresee(thing, option) {
  const form = document.querySelector("[data-answer]");
  if (!option || !form || !form.querySelector(`button[value="${CSS.escape(option)}"]`)) return;
  const query = new URLSearchParams({ seat: table.dataset.seat, option });
  let data;
  try {
    const reply = await fetch(`${table.dataset.table}/preview?${query}`, { headers: JSON_PLEASE });
    if (!reply.ok) return;
    data = await reply.json();
  } catch { return; }
  if (zoom.thing !== thing || !data.lines.length) return;
  list($("zoom-preview"), data.lines);
  $("zoom").hidden = false;
  placeZoom();
}

// Board, own area and players are one stop of the Tab key each. Within them the arrow keys go from piece to piece: left
// and right to every one, up and down to those that answer the question.
const STOPS = "#board, #own, #seats";

function walk(target, key) {
  const section = target.closest(STOPS);
  if (!section || (target !== section && !("key" in target.dataset))) return false;
  const things = [...section.querySelectorAll("[data-key]")].filter((one) => one.getBoundingClientRect().width > 1);
  const back = /Left|Up/.test(key);
  const ahead = back ? things.reverse() : things;
  const at = ahead.indexOf(target) + 1;
  const inOrder = [...ahead.slice(at), ...ahead.slice(0, at)];
  const next = (/Up|Down/.test(key) && inOrder.find((one) => one.matches(".lit"))) || inOrder[0];
  if (!next) return false;
  if (!next.hasAttribute("tabindex")) next.tabIndex = -1;
  next.focus();
  return true;
}

// What the page says and draws of an option while somebody points at it: the server has sent it along.
function foretell(thing) {
  const option = thing ? thing.dataset.option || thing.value : "";
  for (const one of table.querySelectorAll("[data-foretold]")) one.classList.toggle("shown", one.dataset.foretold.split(" ").includes(option));
}

document.addEventListener("pointerover", (event) => {
  if (!$("zoom") || event.pointerType === "touch" || event.target.closest("#zoom")) return;
  const thing = event.target.closest(SEEN);
  foretell(thing || document.activeElement.closest(SEEN));
  aim(thing || (document.activeElement === zoom.thing ? zoom.thing : null), "mouse");
});
document.addEventListener("focusin", (event) => {
  if (!$("zoom") || event.target.closest("#zoom")) return;
  foretell(event.target.closest(SEEN));
  aim(event.target.closest(SEEN), "keys");
});
document.addEventListener("contextmenu", (event) => {  // a long press
  const thing = event.pointerType === "touch" && $("zoom") && event.target.closest(SEEN);
  if (!thing) return;
  event.preventDefault();
  foretell(thing);
  enlarge(thing, "touch");
});

function tip(event) {
  const thing = event.target.closest && event.target.closest($("zoom") ? "[data-note]:not([data-key])" : "[data-note]");
  $("tip").classList.toggle("shown", Boolean(thing));
  if (!thing) return;
  $("tip").textContent = thing.dataset.note;
  const at = thing.getBoundingClientRect();
  const is = $("tip").getBoundingClientRect();
  const below = at.bottom + 8 + is.height < innerHeight;
  $("tip").style.left = `${Math.max(8, Math.min(at.left, innerWidth - is.width - 8))}px`;
  $("tip").style.top = `${below ? at.bottom + 8 : Math.max(8, at.top - 8 - is.height)}px`;
}
for (const kind of ["pointerover", "focusin", "scroll"]) document.addEventListener(kind, tip, true);

document.addEventListener("keydown", (event) => {
  const target = event.target;
  if (event.ctrlKey || event.metaKey || event.altKey || /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName)) return;
  if (table && (event.key === " " || event.key === "Escape") && skip()) {
    event.preventDefault();
    return;
  }
  if (event.key === "Escape" && zoom.thing) return closeZoom();
  if (event.key === "Escape" && (leaf.why || leaf.at >= 0)) return turnLeaf("now");
  if (/^Arrow/.test(event.key) && $("zoom") && walk(target, event.key)) {
    event.preventDefault();
    return;
  }
  if (/^Arrow(Left|Right)$/.test(event.key) && target.matches("[role=tab]")) {
    const tabs = [...target.parentElement.children];
    const next = tabs[(tabs.indexOf(target) + (event.key === "ArrowRight" ? 1 : tabs.length - 1)) % tabs.length];
    openTab(next);
    next.focus();
    return;
  }
  if ((event.key === "Enter" || event.key === " ") && target.matches("[role=button][data-option]")) {
    event.preventDefault();
    point(target);
    return;
  }
  if (!table || !$("digits") || !$("digits").checked || document.querySelector("dialog[open]")) return;
  const all = document.querySelector(".all-options");
  if ($("rules") && event.key.toLowerCase() === "r") return openRules();
  if (all && event.key.toLowerCase() === "l") {
    all.open = !all.open;
    if (all.open) all.querySelector("button").focus();
    return;
  }
  if (all && event.key === "Escape") all.open = false;
  const button = event.key === "u"
    ? document.querySelector("[data-undo]")
    : /^[1-9]$/.test(event.key) && document.querySelector(`[data-choice="${event.key}"]`);
  if (button) button.click();
});

document.addEventListener("change", async (event) => {
  const field = event.target;
  if (field.id === "step") showStep(...(field.dataset.of ? [field.dataset.of, field.value] : [field.value]));
  if (field.dataset.fill && field.files.length) $(field.dataset.fill).value = await field.files[0].text();
});

if (table && !table.dataset.replay) {
  for (const name of ["confirm", "digits", "sounds"]) {
    const box = $(name);
    if (!box) continue;
    if (kept(name) !== null) box.checked = kept(name) === "true";
    box.addEventListener("change", () => keep(name, String(box.checked)));
  }
  if ($("notify") && canNotify) {
    $("notify-row").hidden = false;
    $("notify").setAttribute("aria-pressed", String(wantsNotices()));
    $("notify").addEventListener("click", askToNotify);
  }
  if ($("pace")) {
    $("pace").value = kept("pace") in PACES ? kept("pace") : "normal";
    $("pace").addEventListener("change", () => keep("pace", $("pace").value));
  }
  settle();
  follow();
  if (table.dataset.late) showReason({ sentence: table.dataset.late });
}
const waiting = document.querySelector("[data-reload]");
if (waiting) waitForPlayers(waiting);

// --- a part in the seed: whoever opens a table or sits down throws random digits in ---------------------------------

document.addEventListener("submit", (event) => {
  const field = event.target.querySelector("input[name=luck]");
  if (field) field.value = Array.from(crypto.getRandomValues(new Uint8Array(16)), (one) => one.toString(16).padStart(2, "0")).join("");
}, true);
