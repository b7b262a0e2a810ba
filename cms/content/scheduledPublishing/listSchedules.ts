import { ABANDONED } from '@framewell/domain/content/publishingRules'
import type { listSchedules as listSchedulesCall, Schedule } from '@framewell/domain/content/schedules'
import type { PayloadRequest } from 'payload'
import type { Operation } from '../../platform/http/calls/bindCall'
import { findSchedules } from './findSchedules'
import { rehearsePublication } from './rehearsePublication'

export const listSchedules: Operation<typeof listSchedulesCall> = async ({ req }, { id }) => ({ schedules: await readSchedules(req, id) })

/** What is scheduled for one document or for all, each rehearsed with its current state. */
export async function readSchedules(req: PayloadRequest, id?: string): Promise<Schedule[]> {
  const schedules: Schedule[] = []
  // Sequential: each rehearsal holds a transaction.
  for (const { email: _, account: _account, abandoned, at, ...found } of await findSchedules(req, id)) {
    const obstacles = found.what === 'publish' ? await rehearsePublication(req, found.collection, found.id) : []
    schedules.push({ ...found, at: at.toISOString(), obstacles: abandoned ? [ABANDONED, ...obstacles] : obstacles })
  }
  return schedules
}
