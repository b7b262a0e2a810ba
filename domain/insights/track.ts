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

/** POST /api/track: fire and forget; the screen ignores its failures. */
export const track = defineCall({
  name: 'track',
  method: 'POST',
  path: '/api/track',
  summary: 'Record a product event',
  feature: 'insights',
  access: 'public',
  input: z.object({ event: z.enum(TRACKED_EVENTS), data: z.record(z.string(), z.unknown()).default({}) }),
  output: z.object({ recorded: z.literal(true) }),
  rateLimit: { points: 60, windowSeconds: 60, by: ['address'] },
})
