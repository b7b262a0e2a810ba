import { publishesLater } from '@framewell/domain/content/schedules'
import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'
import { findSchedules } from './findSchedules'
import { withdrawSchedule } from './withdrawSchedule'

const WITHDRAWS = 'publicationWithdrawsSchedules'

/** In a request's context: whether publishing is somebody's act of now that takes the place of what was planned. */
export const withdrawingSchedules = (withdraws: boolean) => ({ [WITHDRAWS]: withdraws })

/**
 * Who publishes by hand does what was planned: left as it is, the plan would put later edits on the site at its moment. It is withdrawn,
 * through whichever screen or call; what publishes at its time, and whoever puts an earlier state back, withdraws nothing.
 */
export const withdrawSchedules: CollectionAfterChangeHook = async ({ doc, req, context }) => {
  if (doc._status !== 'published' || !req.user || !isByHand(req, context)) return doc
  for (const schedule of await findSchedules(req, String(doc.id)))
    if (publishesLater(schedule)) await withdrawSchedule(req, schedule, 'Published by hand')
  return doc
}

function isByHand({ payloadAPI }: PayloadRequest, context: Readonly<Record<string, unknown>>): boolean {
  return context[WITHDRAWS] === undefined ? payloadAPI === 'REST' : context[WITHDRAWS] === true
}
