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

/**
 * Event data that is stored: what distinguishes a funnel's steps, and nothing that identifies a person or place or opens anything of
 * theirs.
 */
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

/** The stored part of an event's data; anything else a screen or a stranger sends is dropped. */
export function storedEventData(event: TrackedEvent, data: Readonly<Record<string, unknown>>): Record<string, string | number | boolean> {
  const kept: Record<string, string | number | boolean> = {}
  for (const member of KEPT_MEMBERS[event]) {
    const value = data[member]
    if (typeof value === 'number' || typeof value === 'boolean') kept[member] = value
    // Contact data in an unrelated member is dropped too.
    else if (typeof value === 'string' && value.length <= LONGEST_TEXT && !value.includes('@')) kept[member] = value
  }
  return kept
}

/** Whether the browser asks not to be tracked: Do Not Track or Global Privacy Control. */
export function refusesTracking(headers: { readonly get: (name: string) => string | null }): boolean {
  return headers.get('dnt') === '1' || headers.get('sec-gpc') === '1'
}

/** POST /api/track: fire and forget; the screen ignores failures. */
export const track = defineCall({
  name: 'track',
  method: 'POST',
  path: '/api/track',
  summary: 'Record a product event',
  feature: 'insights',
  access: 'public',
  input: z.object({ event: z.enum(TRACKED_EVENTS), data: z.record(z.string(), z.unknown()).default({}) }),
  /** False when the browser asks not to be tracked: nothing was stored. */
  output: z.object({ recorded: z.boolean() }),
  rateLimit: { points: 60, windowSeconds: 60, by: ['address'] },
})
