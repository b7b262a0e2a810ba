import { z } from 'zod'
import { FOUNDATIONS, ROOF_FORMS, STUD_GAUGES, STUD_SPACINGS, STUD_WEBS } from './layout'
import type { Reinforcement } from './reinforcement'
import { siteLoadsSchema } from './siteLoads'

const PITCH = { error: 'Enter the roof pitch as a rise from 1 to 18 in 12.' }
const WALL = { error: 'Enter a wall height from 7 to 14 ft.' }

/**
 * A configuration's changes to a plan's frame; missing members keep the plan's values. Wind and snow change no member: beyond the code's
 * tables they call for an engineering review (`frameWarnings(layout, options)`).
 */
export const frameOptionsSchema = siteLoadsSchema.extend({
  studGauge: z.literal(STUD_GAUGES, { error: 'Choose 20, 18 or 16 gauge.' }).optional(),
  studSpacingInches: z.literal(STUD_SPACINGS, { error: 'Choose studs at 16 or 24 in.' }).optional(),
  studWeb: z.enum(STUD_WEBS, { error: 'Choose a stud depth that is offered.' }).optional(),
  /** Rise in inches over 12 inches of run. */
  pitchIn12: z.number(PITCH).min(1, PITCH).max(18, PITCH).optional(),
  roofForm: z.enum(ROOF_FORMS, { error: 'Choose a gable or a hip roof.' }).optional(),
  /** Of every story. */
  wallHeightFeet: z.number(WALL).min(7, WALL).max(14, WALL).optional(),
  /** Of the stories above the first. */
  upperWallHeightFeet: z.number(WALL).min(7, WALL).max(14, WALL).optional(),
  foundation: z.enum(FOUNDATIONS, { error: 'Choose a slab, a crawl space or a basement.' }).optional(),
})
export type FrameOptions = z.infer<typeof frameOptionsSchema> & {
  /** Parts that are chosen one by one: no price book's option has them. */
  readonly reinforcements?: readonly Reinforcement[] | undefined
}
