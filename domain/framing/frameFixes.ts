import type { z } from 'zod'
import { frameOptionsSchema } from './frameOptions'
import { reinforced } from './reinforced'
import { type Reinforcement, reinforcementsSchema } from './reinforcement'

/** What a frame is made stronger with than its plan and options: all studs, and parts of openings and floors one by one. */
export const frameFixesSchema = frameOptionsSchema
  .pick({ studGauge: true, studSpacingInches: true, studWeb: true })
  .extend({ reinforcements: reinforcementsSchema.default([]) })
export type FrameFixes = z.infer<typeof frameFixesSchema>

export const NO_FIXES: FrameFixes = { reinforcements: [] }

/** The change that a fix makes, as `fixOptions` names it. */
type FixChange = Pick<FrameFixes, 'studGauge' | 'studSpacingInches' | 'studWeb'> & {
  readonly reinforcements?: readonly Reinforcement[] | undefined
}

/** Fixes with one more. A part that is fixed twice is as strong as the stronger of both. */
export function withFixes(fixes: FrameFixes, { studGauge, studSpacingInches, studWeb, reinforcements = [] }: FixChange): FrameFixes {
  return {
    ...fixes,
    ...(studGauge ? { studGauge } : {}),
    ...(studSpacingInches ? { studSpacingInches } : {}),
    ...(studWeb ? { studWeb } : {}),
    reinforcements: reinforced(fixes.reinforcements, reinforcements),
  }
}

/** Whether anything is made stronger. */
export function hasFixes({ studGauge, studSpacingInches, studWeb, reinforcements }: FrameFixes): boolean {
  return reinforcements.length > 0 || [studGauge, studSpacingInches, studWeb].some((value) => value !== undefined)
}
