import { watchPictures } from './brokenPictures'

/**
 * The only code that every page loads at once. Pages work as plain HTML; React arrives when it has something to do: at once on the page of
 * a remote, in a preview and for whoever is signed in, otherwise with the visitor's first move, when a widget comes into view and the
 * browser has time for it, or after a while where something moves by itself.
 */
const MOVES = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'input'] as const

watchPictures()

const own = document.querySelector<HTMLScriptElement>(
  'script[data-rules],script[data-at-once],script[data-drawn],script[data-starts-within]',
)
// Who is signed in the head says (see early/markSignedIn). An area was drawn for another query, or without what a private link or this device brings; or somebody was faster than this script.
const isBehind = own?.dataset.drawn !== undefined && (own.dataset.drawn !== location.search || location.hash.includes('=') || isKnownHere())
if (own?.dataset.atOnce !== undefined || isBehind || 'signedIn' in document.documentElement.dataset || globalThis.framewellHeld?.length)
  start()
else {
  for (const move of MOVES) window.addEventListener(move, start, { passive: true })
  startForWidgets()
  const { startsWithin } = own?.dataset ?? {}
  if (startsWithin) setTimeout(() => whenQuiet(start), Number(startsWithin))
}

function start(): void {
  for (const move of MOVES) window.removeEventListener(move, start)
  // What the page shows with comes beside what draws it, not after it.
  const then = own?.dataset.then?.split(' ') ?? []
  for (let at = 0; at < then.length; at += 2) preload(then[at], then[at + 1])
  addRules()
  // Without it the page stays what it is: links, menu and questions work.
  import(/* webpackChunkName: "main" */ './main').catch(console.error)
}

/** The rules of what may be drawn from here on; the page came with those of what is on it. What draws waits for them (see rulesCame). */
function addRules(): void {
  const [href, integrity] = own?.dataset.rules?.split(' ') ?? []
  if (href)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', crossOrigin: 'anonymous', integrity, href }))
}

/** Asked for as what needs it will ask: with another hash, or none, the browser would fetch it twice. A dash: the build has none. */
function preload(href = '', integrity = '-'): void {
  const checked = integrity === '-' ? {} : { crossOrigin: 'anonymous', integrity }
  document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href, ...checked }))
}

/** Whether this device remembers something: drafts and decisions belong into what the server drew without them. */
function isKnownHere(): boolean {
  try {
    return localStorage.length + sessionStorage.length > 0
  } catch {
    return false
  }
}

/** Until then the server's drawing of the widget's frame stands in its place. */
function startForWidgets(): void {
  const seen = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    seen.disconnect()
    whenQuiet(start)
  })
  for (const widget of document.querySelectorAll('[data-widget]')) seen.observe(widget)
}

function whenQuiet(work: () => void): void {
  // Safari has no requestIdleCallback.
  const wait = () => ('requestIdleCallback' in window ? requestIdleCallback(work, { timeout: 2000 }) : setTimeout(work, 500))
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
}
