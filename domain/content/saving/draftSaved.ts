import type { DraftSaver } from './DraftSaver'

/** Resolves to true once everything is saved; false when it cannot be. */
export function draftSaved<Fields extends object, Saved>(saver: DraftSaver<Fields, Saved>): Promise<boolean> {
  saver.flush()
  const settled = () => {
    const { status } = saver.state()
    // A refused publication leaves nothing unsaved.
    if (status === 'saved' || (status === 'refused' && !saver.unsaved)) return true
    return status === 'unsaved' || status === 'saving' ? null : false
  }
  return new Promise((resolve) => {
    const look = () => {
      const answer = settled()
      if (answer === null) return
      leave()
      resolve(answer)
    }
    const leave = saver.subscribe(look)
    look()
  })
}
