import { z } from 'zod'
import { defineCall } from '../http/defineCall'

/** Product events a screen may record. */
export const TRACKED_EVENTS = [
  'credit_application_submitted',
  'credit_decision_saved',
  'plan_compared',
  'configuration_completed',
  'configuration_shared',
  'quote_submitted',
  'quote_emailed',
  'production_started',
  'bom_generated',
] as const
export type TrackedEvent = (typeof TRACKED_EVENTS)[number]

/** What is kept of an event's data: what a funnel is told apart by, and nothing of who or where somebody is, or of what opens something of theirs. */
const KEPT_MEMBERS: Readonly<Record<TrackedEvent, readonly string[]>> = {
  credit_application_submitted: ['projectType', 'startTimeline', 'budgetScale', 'familiarityWithSteel'],
  credit_decision_saved: [],
  plan_compared: [],
  configuration_completed: ['planId', 'totalPrice'],
  configuration_shared: [],
  quote_submitted: ['kind', 'total'],
  quote_emailed: [],
  production_started: ['planId'],
  bom_generated: ['planId'],
}
const LONGEST_TEXT = 100

/** The part of an event's data that is kept; whatever else a screen sends, or a stranger, is not stored. */
export function keptData(event: TrackedEvent, data: Readonly<Record<string, unknown>>): Record<string, string | number | boolean> {
  const kept: Record<string, string | number | boolean> = {}
  for (const member of KEPT_MEMBERS[event]) {
    const value = data[member]
    if (typeof value === 'number' || typeof value === 'boolean') kept[member] = value
    // Contact data in a member that is not for it stays out too.
    else if (typeof value === 'string' && value.length <= LONGEST_TEXT && !value.includes('@')) kept[member] = value
  }
  return kept
}

/** Whether a visitor's browser asks not to be followed: Do Not Track or Global Privacy Control. */
export function refusesTracking(headers: Pick<Headers, 'get'>): boolean {
  return headers.get('dnt') === '1' || headers.get('sec-gpc') === '1'
}

/** POST /api/track: fire and forget; the screen ignores its failures. */
export const track = defineCall({
  name: 'track',
  method: 'POST',
  path: '/api/track',
  summary: 'Record a product event',
  feature: 'insights',
  access: 'public',
  input: z.object({ event: z.enum(TRACKED_EVENTS), data: z.record(z.string(), z.unknown()).default({}) }),
  /** False for a visitor whose browser asks not to be followed: nothing was stored. */
  output: z.object({ recorded: z.boolean() }),
  rateLimit: { points: 60, windowSeconds: 60, by: ['address'] },
})
