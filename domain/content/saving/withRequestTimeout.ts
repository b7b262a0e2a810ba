import type { DraftSaverNeeds } from './draftState'

/** Milliseconds after which an unanswered request counts as lost and is sent again. */
export const RESPONSE_TIMEOUT_MS = 20_000

/**
 * The same send and read functions, failing on a timeout. A later answer is ignored: the caller has moved on and meets its effect as a
 * concurrent save.
 */
export function withRequestTimeout<Fields, Saved>(needs: DraftSaverNeeds<Fields, Saved>): DraftSaverNeeds<Fields, Saved> {
  if (needs.sendsFiles) return needs
  const inTime = (answer: Promise<Saved>) =>
    new Promise<Saved>((resolve, reject) => {
      const cancel = needs.later(RESPONSE_TIMEOUT_MS, () => reject(new Error('The server did not answer in time.')))
      answer.then(resolve, reject).finally(cancel)
    })
  return { ...needs, send: (...save) => inTime(needs.send(...save)), read: (id) => inTime(needs.read(id)) }
}
