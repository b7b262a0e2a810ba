import { publicationOverdue } from '@framewell/domain/notifications/events/content'
import type { PayloadRequest } from 'payload'
import { notify } from '../../notifications/notify'
import { inTransaction } from '../../platform/database/inTransaction'
import { findLateSchedules } from './findLateSchedules'

/**
 * Notifies every operator of each overdue publication, once, even if several processes check at the same time. Returns how many are
 * overdue.
 */
export function alertLateSchedules(req: PayloadRequest): Promise<number> {
  return inTransaction(req, async () => {
    const late = await findLateSchedules(req)
    for (const { id, collection, document, due, title, what } of late) {
      const overdue = { schedule: id, collection, document, title, what, due: due.toISOString() }
      await notify(req, publicationOverdue, overdue, { once: `late-schedule:${id}` })
    }
    return late.length
  })
}
