import { createLocalReq, type PayloadRequest } from 'payload'
import { inTransaction } from '../../database/inTransaction'

/** Ends a rehearsal: everything it wrote is taken back. */
class Rehearsed extends Error {}

/** Does something as the same person in a transaction of its own, which is then taken back: nobody hears of it. Answers what it found. */
export async function rehearse<Result>({ payload, user }: PayloadRequest, work: (req: PayloadRequest) => Promise<Result>): Promise<Result> {
  const req = await createLocalReq(user ? { user } : {}, payload)
  const found: Result[] = []
  try {
    await inTransaction(req, async () => {
      found.push(await work(req))
      throw new Rehearsed()
    })
  } catch (error) {
    if (!(error instanceof Rehearsed)) throw error
  }
  const [result] = found
  // Without one, the work threw: that was thrown on above.
  return result as Result
}
