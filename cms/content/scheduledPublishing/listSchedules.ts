import type { listSchedules as listSchedulesCall } from '@framewell/domain/content/schedules'
import type { Operation } from '../../http/bindCall'
import { findSchedules } from './findSchedules'
import { rehearsePublication } from './rehearsePublication'

/** What is scheduled, each rehearsed as it stands now. */
export const listSchedules: Operation<typeof listSchedulesCall> = async ({ req }, { id }) => {
  const schedules = []
  // One after the other: each rehearsal holds a transaction.
  for (const { email: _, at, ...found } of await findSchedules(req, id)) {
    const obstacles = found.what === 'publish' ? await rehearsePublication(req, found.collection, found.id) : []
    schedules.push({ ...found, at: at.toISOString(), obstacles })
  }
  return { schedules }
}
