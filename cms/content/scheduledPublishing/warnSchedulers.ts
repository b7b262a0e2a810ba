import { publicationFailed, publicationObstructed } from '@framewell/domain/notifications/events/content'
import { createLocalReq, type PayloadRequest } from 'payload'
import { notify } from '../../notifications/notify'
import { inTransaction } from '../../platform/database/inTransaction'
import { findSchedules } from './findSchedules'
import { rehearsePublication } from './rehearsePublication'

/**
 * Rehearses everything scheduled with the current state of its document, and notifies the person who scheduled it if it would fail, naming
 * the fields. Notifies once per state of the document, and once more after an actual failure. Returns how many would fail or did.
 */
export async function warnSchedulers(req: PayloadRequest): Promise<number> {
  const { payload } = req
  const schedules = await findSchedules(req)
  let failing = 0
  for (const { jobId, collection, id, title, what, at, account, failed, abandoned } of schedules) {
    // People who may no longer publish are not notified about pages; editors see it in the calendar.
    if (abandoned || account === null || (what !== 'publish' && !failed)) continue
    const person = await payload.findByID({ collection: 'accounts', id: account, depth: 0, disableErrors: true, overrideAccess: true })
    if (!person) continue
    // Runs as the person who will publish: the SEO score gate does not apply to the system.
    const asPerson = await createLocalReq({ user: { ...person, collection: 'accounts' } }, payload)
    const obstacles = what === 'publish' ? await rehearsePublication(asPerson, collection, id) : []
    if (obstacles.length === 0 && !failed) continue
    failing += 1
    const due = { schedule: jobId, collection, document: id, title, what, due: at.toISOString() }
    if (failed) {
      const told = { ...due, account: person.id, obstacles }
      await inTransaction(req, () => notify(req, publicationFailed, told, { once: `schedule-failed:${jobId}` }))
      continue
    }
    // Once per state of the document.
    const once = `schedule-obstacles:${jobId}:${obstacles.map(({ place, message }) => `${place}: ${message}`).join('|')}`.slice(0, 200)
    await inTransaction(req, () => notify(req, publicationObstructed, { ...due, account: person.id, obstacles }, { once }))
  }
  return failing
}
