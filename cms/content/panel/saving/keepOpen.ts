import { openSaver } from './openSavers'
import { asSaved, type OpenDocument, type PanelSaver } from './panelDraft'
import { readDocument } from './panelRequests'

/**
 * Keeps a saver running while its document's form is open. Nothing polls: edits by others arrive when the editor returns to the tab and
 * with every save.
 * @param place null for a document that is not created yet
 * @returns a function that stops it
 */
export function keepOpen(saver: PanelSaver, place: OpenDocument | null): () => void {
  const forget = openSaver(saver)
  const look = () => {
    saver.flush()
    if (!place) return
    readDocument(place).then(
      (newest) => saver.seen(asSaved(newest)),
      // The next save reports the error.
      () => undefined,
    )
  }
  const askBeforeLosing = (event: BeforeUnloadEvent) => {
    if (saver.unsaved && saver.state().uncopied) event.preventDefault()
  }
  window.addEventListener('focus', look)
  window.addEventListener('online', look)
  window.addEventListener('beforeunload', askBeforeLosing)
  return () => {
    window.removeEventListener('focus', look)
    window.removeEventListener('online', look)
    window.removeEventListener('beforeunload', askBeforeLosing)
    saver.close()
    forget()
  }
}
