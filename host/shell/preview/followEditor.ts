import { loadLaterParts, needsLaterParts } from '../../sections/later/loadLaterParts'
import type { BrowserNavigation } from '../navigation/BrowserNavigation'
import type { View } from '../view'

/** Edits arrive in bursts while somebody types; the draft is saved a little later. */
const SETTLE_MS = 150

/**
 * Makes a preview follow the panel that frames it: every change of the document there shows here without a reload, and a click on a
 * section here tells the panel which one it was.
 */
export function followEditor(navigation: BrowserNavigation): void {
  const { preview } = navigation.boot
  if (!preview) return
  document.documentElement.dataset.preview = ''
  let waiting: ReturnType<typeof setTimeout> | undefined
  let asked = 0

  const refresh = async () => {
    asked += 1
    const mine = asked
    const response = await fetch(`/_preview?${new URLSearchParams(preview)}`, { headers: { accept: 'application/json' } })
    if (!response.ok) return
    const answer: { readonly view?: View } = await response.json()
    if (answer.view && needsLaterParts(answer.view)) await loadLaterParts()
    if (mine === asked && answer.view) navigation.show({ view: answer.view })
  }
  const refreshSoon = () => {
    clearTimeout(waiting)
    waiting = setTimeout(() => refresh().catch((error: unknown) => console.error(error)), SETTLE_MS)
  }

  window.addEventListener('message', (event: MessageEvent<unknown>) => {
    if (event.origin === window.location.origin && isEdit(event.data)) refreshSoon()
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
  tellPanel({ type: 'payload-live-preview', ready: true })
}

/** The panel frames the preview, or opened it as a window of its own. */
function tellPanel(message: unknown): void {
  const panel = window.opener ?? (window.parent === window ? null : window.parent)
  panel?.postMessage(message, window.location.origin)
}

/** Payload says both: that the form changed, and that the draft was saved. */
function isEdit(data: unknown): boolean {
  return (
    typeof data === 'object' &&
    data !== null &&
    'type' in data &&
    (data.type === 'payload-live-preview' || data.type === 'payload-document-event')
  )
}
