/** What a micro-frontend does wrong only in a browser, as code of its app, and what the trial says about it. */
export const BROKEN_IN_BROWSER = {
  'an endless loop once its data is there': [
    'const wait = () => { if (document.querySelector("[data-remote] li")) for (;;); requestAnimationFrame(wait) }; wait()',
    'keeps the page busy without end, so that it no longer responds',
  ],
  'a replaced pushState': ['history.pushState = () => {}', 'replaces history.pushState of the page'],
  'a replaced appendChild': ['Node.prototype.appendChild = () => {}', 'replaces Node.prototype.appendChild of the page'],
  'a replaced sendBeacon': ['navigator.sendBeacon = () => true', 'replaces navigator.sendBeacon of the page'],
  'a listener on the shell': [
    'document.querySelector("header a").addEventListener("click", () => {})',
    /listens for click on <a>.*, which is not its own/,
  ],
  'a change of the shell': ['document.querySelector("header").append("Mine")', /changes <header>.*, which is not in its area/],
  'keys of others': [
    'for (const key of Object.keys(localStorage)) localStorage.removeItem(key)',
    "in the browser's storage, which somebody else keeps",
  ],
  'styles of the shell': [
    'document.querySelector("header").style.display = "none"',
    /changes how <header>.* looks \(display: \w+ became display: none\)/,
  ],
  'a style sheet for the shell': [
    'const sheet = new CSSStyleSheet(); sheet.replaceSync("body header { display: none }"); document.adoptedStyleSheets.push(sheet)',
    /changes how <header>.* looks \(display: \w+ became display: none\)/,
  ],
  'an error in the console': ['console.error("No price for the Bova")', 'writes an error to the console: No price for the Bova'],
  'an uncaught error': ['throw new TypeError("plans is not iterable")', 'throws in the browser: TypeError: plans is not iterable'],
  'a request elsewhere': [
    'fetch("https://elsewhere.test/count").catch(() => {})',
    "asks for https://elsewhere.test/count, which the site's security policy refuses",
  ],
} as const satisfies Readonly<Record<string, readonly [code: string, said: string | RegExp]>>

/** Runs code when the page gets a layout, which the trials without a browser never have. */
export const atLayout = (code: string) =>
  `if (typeof ResizeObserver === "function") new ResizeObserver(() => { ${code} }).observe(document.documentElement);`
