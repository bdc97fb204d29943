// What is wrong with a table as it is drawn: measured in the page, by the boxes of its texts and of what can be pressed.
// An expression: the functions `texts` (anywhere), `needed` (at a desk) and `tapped` (at a phone), each giving the faults
// as sentences.
(() => {
  const short = (text) => `${text}`.trim().replace(/\s+/g, " ").slice(0, 60);
  const name = (thing) => short(thing.getAttribute("aria-label") || thing.textContent);
  const SLACK = 1.5;  // pixels that nobody sees
  const CARDS = ".card, .cd, .deck, .plate, button";  // what has an edge of its own, which no text may cross

  // Letters fill about seven tenths of their line box; the rest is air that lines may share.
  const inked = (box, size) => {
    const air = Math.max(0, (box.height - size * 0.72) / 2);
    return { left: box.left, right: box.right, top: box.top + air, bottom: box.bottom - air };
  };
  const meet = (one, two) => ({
    left: Math.max(one.left, two.left), right: Math.min(one.right, two.right),
    top: Math.max(one.top, two.top), bottom: Math.min(one.bottom, two.bottom),
  });
  const [wide, high] = [(box) => box.right - box.left, (box) => box.bottom - box.top];

  // The box within which an element shows its content; along an axis that scrolls nothing counts as cut.
  const windows = new Map();
  function windowOf(element) {
    if (windows.has(element)) return windows.get(element);
    const style = getComputedStyle(element);
    const shows = (axis) => axis === "visible" || (element.ownerSVGElement && element.nodeName !== "foreignObject");
    const made = shows(style.overflowX) && shows(style.overflowY) ? null : {
      box: element.getBoundingClientRect(),
      x: !shows(style.overflowX), y: !shows(style.overflowY),
      longer: style.textOverflow === "ellipsis" && element.scrollWidth > element.clientWidth + 1,
      scrollsX: /auto|scroll/.test(style.overflowX), scrollsY: /auto|scroll/.test(style.overflowY),
      fixed: style.position === "fixed",
    };
    windows.set(element, made);
    return made;
  }

  function shown(element) {
    return element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest(".visually-hidden, .skip, [hidden], dialog:not([open]), details:not([open]) > :not(summary)");
  }

  function lines() {
    const found = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const element = node.parentElement;
      if (!node.data.trim() || /^(SCRIPT|STYLE|TITLE|OPTION|TEXTAREA)$/i.test(element.nodeName) || !shown(element)) continue;
      const size = parseFloat(getComputedStyle(element).fontSize);
      const range = document.createRange();
      range.selectNodeContents(node);
      const scale = element.ownerSVGElement && element.getScreenCTM ? Math.abs(element.getScreenCTM().a) || size : 1;
      const boxes = [...range.getClientRects()].filter((box) => box.width >= 1);
      for (const box of boxes.length ? boxes : [element.getBoundingClientRect()]) {  // none: an ellipsis has eaten all
        found.push({ node, element, text: short(node.data), ...inked(box, size * (element.ownerSVGElement ? scale : 1)) });
      }
    }
    return found;
  }

  // What is left of a line after all its windows, and whether something that does not scroll cuts it.
  function clip(line) {
    let [left, cut] = [line, ""];
    for (let at = line.element; at && at !== document.body; at = at.parentElement) {
      const window = windowOf(at);
      if (!window) continue;
      const { box } = window;
      if (box.width < 2 || box.height < 2) return { left: null, cut: "" };  // for readers alone
      if (window.x && !window.scrollsX && (left.left < box.left - SLACK || left.right > box.right + SLACK)) cut ||= at;
      if (window.y && !window.scrollsY && (left.top < box.top - SLACK || left.bottom > box.bottom + SLACK)) cut ||= at;
      if (window.longer) cut ||= at;
      left = meet(left, box);
      if (wide(left) < 1 || high(left) < 1) return { left: null, cut };
      if (window.fixed) break;
    }
    return { left, cut };
  }

  const called = (element) => {
    const word = element.getAttribute("class");
    return `${element.nodeName.toLowerCase()}${element.id ? `#${element.id}` : ""}${word ? `.${word.trim().split(/\s+/).join(".")}` : ""}`;
  };

  function texts({ whole = false } = {}) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("* { pointer-events: auto !important; }");  // so that whatever is on top is found
    document.adoptedStyleSheets = [sheet];
    const faults = [];
    const visible = [];
    windows.clear();
    for (const line of lines()) {
      const { left, cut } = clip(line);
      if (cut) faults.push(`cut by ${called(cut)}: ${line.text} (${called(line.element)})`);
      if (!left) continue;
      const bottom = whole ? Infinity : innerHeight;
      const card = line.element.closest(CARDS);
      const edge = card && card.getBoundingClientRect();
      if (edge && edge.width && (line.left < edge.left - SLACK || line.right > edge.right + SLACK))
        faults.push(`sticks out of ${called(card)}: ${line.text}`);
      if (left.left < -SLACK || left.right > innerWidth + SLACK) faults.push(`outside: ${line.text} (${called(line.element)})`);
      if (left.top >= bottom || left.bottom <= 0) continue;
      visible.push({ ...line, ...left });
    }
    visible.sort((one, two) => one.top - two.top);
    const covers = (thing) => {  // does it hide what lies under it?
      const style = getComputedStyle(thing);
      if (thing.ownerSVGElement) return !/^(g|svg|text|tspan)$/.test(thing.nodeName) && style.fill !== "none";
      return style.backgroundImage !== "none" || !/, 0\)$|transparent/.test(style.backgroundColor);
    };
    const seen = (line) => {  // is nothing over it, where it lies on the screen?
      for (const top of document.elementsFromPoint((line.left + line.right) / 2, (line.top + line.bottom) / 2)) {
        if (line.element.contains(top) || top.contains(line.element)) return true;
        if (covers(top)) return false;
      }
      return true;
    };
    visible.forEach((one, at) => {
      for (let next = at + 1; next < visible.length && visible[next].top < one.bottom; next += 1) {
        const two = visible[next];
        if (one.node === two.node) continue;
        const both = meet(one, two);
        if (wide(both) <= 1 || high(both) <= 1) continue;
        if (!seen(one) || !seen(two)) continue;
        faults.push(`overlap: ${one.text} (${called(one.element)}) and ${two.text} (${called(two.element)})`);
      }
    });
    document.adoptedStyleSheets = [];
    return [...new Set(faults)];
  }

  // What a question needs: the question and its buttons whole and on top, and for every option one piece to point at.
  function needed() {
    const faults = [];
    const see = (thing, what) => {
      const box = thing.getBoundingClientRect();
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      if (box.width < 1 || box.height < 1) return faults.push(`${what} has no size: ${name(thing)}`);
      if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
        return faults.push(`${what} is outside: ${name(thing)} ${[x, y, box.width, box.height].map(Math.round)}`);
      const top = document.elementFromPoint(x, y);
      const found = what === "piece" || (top && (thing.contains(top) || top.contains(thing)));
      if (!found) faults.push(`${what} is covered: ${name(thing)}`);
    };
    for (const thing of document.querySelectorAll("#question .dock-text:not(.over) > .asked")) see(thing, "question");
    for (const thing of document.querySelectorAll(".dock-button, .all-options > summary")) see(thing, "button");
    const options = {};
    for (const thing of document.querySelectorAll("#table .lit[data-option]"))
      (options[thing.dataset.option] ??= []).push(thing);
    for (const things of Object.values(options)) {  // one way to point at an option is enough
      const before = faults.length;
      for (const thing of things) {
        const found = faults.length;
        see(thing, "piece");
        if (faults.length === found) { faults.length = before; break; }
      }
    }
    const page = document.documentElement;
    if (page.scrollWidth > page.clientWidth) faults.push(`the page is ${page.scrollWidth} wide`);
    return faults;
  }

  // At a phone, where one scrolls: every lit option has a piece that is drawn at all and that a finger finds.
  function tapped() {
    const faults = [];
    const options = {};
    for (const thing of document.querySelectorAll("#table .lit[data-option]"))
      (options[thing.dataset.option] ??= []).push(thing);
    for (const things of Object.values(options)) {
      const sizes = things.map((thing) => (shown(thing) ? thing.getBoundingClientRect() : { width: 0, height: 0 }));
      if (!sizes.some((box) => box.width >= 12 && box.height >= 12)) faults.push(`nothing to tap: ${name(things[0])}`);
    }
    return faults;
  }

  return { texts, needed, tapped };
})()
