import type { DraftSaverNeeds } from './draftState'

/** A request that is not answered after this long, in milliseconds, counts as lost: it is sent again. */
export const ANSWER_WITHIN_MS = 20_000

/**
 * The same ways to send and to read, failing where no answer comes in time. One that comes later is not listened to: whoever asked has gone
 * on, and meets what it did as something that was saved meanwhile.
 */
export function answeredInTime<Fields, Saved>(needs: DraftSaverNeeds<Fields, Saved>): DraftSaverNeeds<Fields, Saved> {
  if (needs.sendsFiles) return needs
  const inTime = (answer: Promise<Saved>) =>
    new Promise<Saved>((resolve, reject) => {
      const cancel = needs.later(ANSWER_WITHIN_MS, () => reject(new Error('The server did not answer in time.')))
      answer.then(resolve, reject).finally(cancel)
    })
  return { ...needs, send: (...save) => inTime(needs.send(...save)), read: (id) => inTime(needs.read(id)) }
}
