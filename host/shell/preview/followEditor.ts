import { loadParts } from '../../sections/lazy/loadParts'
import { FORM_BYTES } from '../formBytes'
import type { BrowserNavigation } from '../navigation/BrowserNavigation'
import type { View } from '../view'
import { withTypedText } from './typedText'

/** Minimum interval between previews of unsaved changes; each also waits for the previous one. */
const PACE_MS = 120
/** Delay before retrying after a refusal or a lost connection. */
const AGAIN_MS = 1500
/** Until the editor's screen answers, the preview announces itself this often; the screen may not be listening yet. */
const ANNOUNCED_EVERY_MS = 1000

/** What to show: the latest saved draft, or unsaved changes. */
type Asked = { readonly change: unknown } | { readonly form: unknown } | Record<string, never>
const SAVED: Asked = {}

/**
 * Makes a preview follow the editor that frames it: unsaved changes appear without a reload, the section being edited scrolls into view,
 * and a click on a section selects it in the editor.
 */
export function followEditor(navigation: BrowserNavigation): void {
  const { preview } = navigation.boot
  if (!preview) return
  document.documentElement.dataset.preview = ''
  let typed: Asked = SAVED
  let next: Asked | null = null
  let drawing = false
  let spokenTo = false

  // Text updates at once; everything else when the server has rendered it.
  const withWords = (view: View) => withTypedText(view, wordsIn(typed))

  const draw = async (asked: Asked): Promise<boolean> => {
    const whole = JSON.stringify({ ...preview, ...asked })
    // A very long document is rendered as last saved, a second ago, with the newer text applied on top.
    const tooLong = new Blob([whole]).size > FORM_BYTES
    const response = await fetch('/_preview', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: tooLong ? JSON.stringify(preview) : whole,
    })
    if (response.status === 429 || response.status >= 500) return false
    // A change that cannot be rendered leaves the previous preview; the next keystroke may complete it.
    if (!response.ok) return true
    const answer: { readonly view?: View } = await response.json()
    if (answer.view) await loadParts(answer.view)
    // Keeps what was typed while the server rendered.
    if (answer.view) navigation.show({ view: typed === asked && !tooLong ? answer.view : withWords(answer.view) })
    return true
  }
  const drawNext = async () => {
    drawing = true
    for (let asked = next; asked !== null; asked = next) {
      next = null
      const done = await draw(asked).catch(() => false)
      await new Promise((resolve) => setTimeout(resolve, done ? PACE_MS : AGAIN_MS))
      if (!done) next ??= asked
    }
    drawing = false
  }

  window.addEventListener('message', (event: MessageEvent<unknown>) => {
    if (event.origin !== window.location.origin) return
    const section = shownSection(event.data)
    if (section !== null) scrollTo(document.querySelector(`[data-section="${CSS.escape(section)}"]`))
    const asked = askedBy(event.data)
    if (!asked) return
    spokenTo = true
    // The saved state is what was typed, or an earlier part of it.
    if (asked !== SAVED) typed = asked
    next = typed
    const { view } = navigation.get()
    if (asked !== SAVED) navigation.show({ view: withWords(view) })
    if (!drawing) void drawNext()
  })
  window.addEventListener(
    'click',
    (event) => {
      const target = event.target instanceof Element ? event.target : null
      // A link would navigate the preview away from the edited document.
      if (target?.closest('a[href]')) event.preventDefault()
      const section = target?.closest('[data-section]')
      if (section) notifyPanel({ type: 'framewell-section', id: section.getAttribute('data-section') })
    },
    { capture: true },
  )
  const announce = () => {
    if (spokenTo) return
    notifyPanel({ type: 'payload-live-preview', ready: true })
    setTimeout(announce, ANNOUNCED_EVERY_MS)
  }
  announce()
}

/** Scrolls this window only: 'scrollIntoView' would also scroll the outer screen away from the field being edited. */
function scrollTo(section: Element | null): void {
  if (!section) return
  const below = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
  window.scrollTo({ top: window.scrollY + section.getBoundingClientRect().top - below })
}

/** The panel frames the preview or opened it as a window. */
function notifyPanel(message: unknown): void {
  const panel = window.opener ?? (window.parent === window ? null : window.parent)
  panel?.postMessage(message, window.location.origin)
}

/** The panel sends its whole form with every change and reports each save; the content screen sends the change only. */
function askedBy(message: unknown): Asked | null {
  if (!isMessage(message)) return null
  if (message.type === 'payload-live-preview' && message.data) return { form: message.data }
  if (message.type === 'framewell-draft') return { change: message.change }
  return message.type === 'payload-document-event' ? SAVED : null
}

function wordsIn(asked: Asked): unknown {
  return 'change' in asked ? asked.change : 'form' in asked ? asked.form : null
}

function shownSection(message: unknown): string | null {
  return isMessage(message) && message.type === 'framewell-show' && typeof message.id === 'string' ? message.id : null
}

function isMessage(message: unknown): message is { readonly type: unknown; readonly [member: string]: unknown } {
  return typeof message === 'object' && message !== null && 'type' in message
}
