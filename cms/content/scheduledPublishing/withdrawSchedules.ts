import { publishesLater } from '@framewell/domain/content/schedules'
import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'
import { findSchedules } from './findSchedules'
import { withdrawSchedule } from './withdrawSchedule'

const WITHDRAWS = 'publicationWithdrawsSchedules'

/** A member of a request's context: whether publishing is a person's manual act that replaces the schedule. */
export const withdrawingSchedules = (withdraws: boolean) => ({ [WITHDRAWS]: withdraws })

/**
 * Publishing by hand withdraws the scheduled publication, through any screen or call: otherwise the schedule would publish later edits.
 * Scheduled publishing and undo withdraw nothing.
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
