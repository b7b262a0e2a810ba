import { type BasePayload, createLocalReq, type PayloadRequest } from 'payload'
import { recordAudit } from '../audit/recordAudit'
import { inTransaction } from '../database/inTransaction'
import { lock } from '../database/lock'

/**
 * Runs a seed once in the life of a database: all of it or nothing, even when two processes start together. An audit record, which nobody
 * can delete, says that it ran, so what people removed never comes back.
 * @param name of the seed, for example 'content'; the record's action is '{name}-seeded'.
 * @param isEmpty false when somebody already made what the seed would make.
 * @param work returns what it made, for the record.
 */
export async function seedOnce(
  payload: BasePayload,
  name: string,
  isEmpty: (req: PayloadRequest) => Promise<boolean>,
  work: (req: PayloadRequest) => Promise<string[]>,
): Promise<string[]> {
  const req = await createLocalReq({}, payload)
  return inTransaction(req, async () => {
    await lock(req, 'seed', name)
    const action = `${name}-seeded`
    const done = await payload.count({ collection: 'audit-records', where: { action: { equals: action } }, req })
    if (done.totalDocs > 0 || !(await isEmpty(req))) return []
    const made = await work(req)
    await recordAudit(req, { action, subjectType: 'seed', subjectId: name, after: { made } })
    return made
  })
}
