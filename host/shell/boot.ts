import { watchPictures } from './brokenPictures'
import { openDialogs } from './early/openDialogs'
import { addRules } from './stylesLoaded'
import { untilLoaded } from './untilLoaded'

/**
 * The only code every page loads at once. Pages work as plain HTML, and React loads when needed: at once on a remote's page, in a preview
 * and for signed-in users; otherwise at the visitor's first interaction, when a widget scrolls into view and the browser is idle, or after
 * a delay when something on the page animates.
 */
const MOVES = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'input'] as const

declare global {
  var __zod_globalConfig: { jitless: boolean } | undefined
}
// zod would test whether it may generate code, which the page's content security policy refuses and browsers report.
globalThis.__zod_globalConfig = { jitless: true }

watchPictures()

const own = document.querySelector<HTMLScriptElement>(
  'script[data-rules],script[data-at-once],script[data-drawn],script[data-starts-within]',
)
// The head marks signed-in visitors (see early/markSignedIn). The area may also have been rendered for another query or without data from a
// private link or this device, or the visitor may have interacted before this script ran.
const isBehind =
  own?.dataset.drawn !== undefined && (own.dataset.drawn !== location.search || location.hash.includes('=') || hasStoredData())
if (own?.dataset.atOnce !== undefined || isBehind || 'signedIn' in document.documentElement.dataset || globalThis.framewellHeld?.length)
  start()
else {
  // Before the listeners: it moves the focus.
  openDialogs()
  for (const move of MOVES) window.addEventListener(move, start, { passive: true })
  startForWidgets()
  const { startsWithin } = own?.dataset ?? {}
  if (startsWithin) setTimeout(() => whenIdle(start), Number(startsWithin))
}

function start(): void {
  for (const move of MOVES) window.removeEventListener(move, start)
  // Loads the code of the page's content in parallel with React, not after it.
  const then = own?.dataset.then?.split(' ') ?? []
  for (let at = 0; at < then.length; at += 2) preload(then[at], then[at + 1])
  addRules()
  // Without React the page stays usable: links, menu and FAQ work.
  void untilLoaded(() => import(/* webpackChunkName: "main" */ './main'))
}

/**
 * Uses the hash of the later request: with another hash, or none, the browser would fetch the file twice. A dash means the build has none.
 */
function preload(href = '', integrity = '-'): void {
  const checked = integrity === '-' ? {} : { crossOrigin: 'anonymous', integrity }
  document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href, ...checked }))
}

/** Whether this device has stored drafts or decisions, which the server rendered without. */
function hasStoredData(): boolean {
  try {
    return localStorage.length + sessionStorage.length > 0
  } catch {
    return false
  }
}

/** Until then the server-rendered placeholder of the widget stays. */
function startForWidgets(): void {
  const seen = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    seen.disconnect()
    whenIdle(start)
  })
  for (const widget of document.querySelectorAll('[data-widget]')) seen.observe(widget)
}

function whenIdle(work: () => void): void {
  // Safari has no requestIdleCallback.
  const wait = () => ('requestIdleCallback' in window ? requestIdleCallback(work, { timeout: 2000 }) : setTimeout(work, 500))
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
}
