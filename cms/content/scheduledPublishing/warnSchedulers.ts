import { ABANDONED } from '@framewell/domain/content/publishingRules'
import { publicationFailed, publicationObstructed } from '@framewell/domain/notifications/events/content'
import { createLocalReq, type PayloadRequest } from 'payload'
import { notify } from '../../notifications/notify'
import { inTransaction } from '../../platform/database/inTransaction'
import { findSchedules } from './findSchedules'
import { rehearsePublication } from './rehearsePublication'

/**
 * Rehearses everything scheduled with the current state of its document, and notifies the person who scheduled it, or else the editors, if
 * it would fail, naming the fields. Notifies once per state of the document, and once more after an actual failure.
 * @returns how many would fail or did
 */
export async function warnSchedulers(req: PayloadRequest): Promise<number> {
  const { payload } = req
  const schedules = await findSchedules(req)
  let failing = 0
  for (const { jobId, collection, id, title, what, at, account, failed, abandoned } of schedules) {
    if (what !== 'publish' && !failed) continue
    const find = { collection: 'accounts', id: account ?? '', depth: 0, disableErrors: true, overrideAccess: true } as const
    const person = account === null || abandoned ? null : await payload.findByID(find)
    if (!person && !abandoned) continue
    // Runs as the person who will publish: the SEO score gate does not apply to the system.
    const asPerson = await createLocalReq(person ? { user: { ...person, collection: 'accounts' } } : {}, payload)
    const found = person && what === 'publish' ? await rehearsePublication(asPerson, collection, id) : []
    // A person who may no longer publish is not notified about pages; the editors are.
    const obstacles = person ? found : [ABANDONED]
    if (obstacles.length === 0 && !failed) continue
    failing += 1
    const due = { schedule: jobId, collection, document: id, title, what, due: at.toISOString() }
    if (failed) {
      const told = { ...due, account: person?.id ?? null, obstacles }
      await inTransaction(req, () => notify(req, publicationFailed, told, { once: `schedule-failed:${jobId}` }))
      continue
    }
    // Once per state of the document.
    const once = `schedule-obstacles:${jobId}:${obstacles.map(({ place, message }) => `${place}: ${message}`).join('|')}`.slice(0, 200)
    await inTransaction(req, () => notify(req, publicationObstructed, { ...due, account: person?.id ?? null, obstacles }, { once }))
  }
  return failing
}
