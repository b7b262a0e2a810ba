import { FORM_BYTES } from '@framewell/domain/http/bodyPace'
import { loadParts } from '../../sections/later/loadParts'
import type { BrowserNavigation } from '../navigation/BrowserNavigation'
import type { View } from '../view'
import { withTypedWords } from './typedWords'

/** Time between two pictures of what is being typed; each also waits for the one before. */
const PACE_MS = 120
/** An editor who is refused or cut off is asked for again after this. */
const AGAIN_MS = 1500
/** Until the screen has spoken it is told this often that the preview listens: it may not have listened itself yet. */
const ANNOUNCED_EVERY_MS = 1000

/** What to show: the newest draft as it is stored, or with what is typed. */
type Asked = { readonly change: unknown } | { readonly form: unknown } | Record<string, never>
const SAVED: Asked = {}

/**
 * Makes a preview follow the screen that frames it: what is typed there shows here without a reload and before it is saved, the section that
 * is being edited comes into view, and a click on a section here tells the screen which one it was.
 */
export function followEditor(navigation: BrowserNavigation): void {
  const { preview } = navigation.boot
  if (!preview) return
  document.documentElement.dataset.preview = ''
  let typed: Asked = SAVED
  let next: Asked | null = null
  let drawing = false
  let spokenTo = false

  // The words at once; all else when the server has drawn it.
  const withWords = (view: View) => withTypedWords(view, wordsIn(typed))

  const draw = async (asked: Asked): Promise<boolean> => {
    const whole = JSON.stringify({ ...preview, ...asked })
    // A very long document is drawn as it was saved last, which is a second ago; what is typed since stands over it.
    const tooLong = new Blob([whole]).size > FORM_BYTES
    const response = await fetch('/_preview', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: tooLong ? JSON.stringify(preview) : whole,
    })
    if (response.status === 429 || response.status >= 500) return false
    // What cannot be shown as it stands leaves what stood there: the next letter may complete it.
    if (!response.ok) return true
    const answer: { readonly view?: View } = await response.json()
    if (answer.view) await loadParts(answer.view)
    // What was typed while the server drew stays where it is.
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
    // What was saved is what was typed, or less.
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
      // A link would lead the preview away from the document that is being edited.
      if (target?.closest('a[href]')) event.preventDefault()
      const section = target?.closest('[data-section]')
      if (section) tellPanel({ type: 'framewell-section', id: section.getAttribute('data-section') })
    },
    { capture: true },
  )
  const announce = () => {
    if (spokenTo) return
    tellPanel({ type: 'payload-live-preview', ready: true })
    setTimeout(announce, ANNOUNCED_EVERY_MS)
  }
  announce()
}

/** Within this window alone: 'scrollIntoView' would move the screen around it too, away from the field that is being typed into. */
function scrollTo(section: Element | null): void {
  if (!section) return
  const below = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
  window.scrollTo({ top: window.scrollY + section.getBoundingClientRect().top - below })
}

/** The panel frames the preview, or opened it as a window of its own. */
function tellPanel(message: unknown): void {
  const panel = window.opener ?? (window.parent === window ? null : window.parent)
  panel?.postMessage(message, window.location.origin)
}

/** The panel gives its whole form with every change, and says when it saved something; the content screen gives what was changed. */
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
