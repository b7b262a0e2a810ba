import { z } from 'zod'
import { applyFrameOptions } from './applyFrameOptions'
import { type Layout, ROOF_FORMS, STUD_GAUGES, STUD_SPACINGS, STUD_WEBS } from './layout'
import { layoutSchema } from './layoutSchema'
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
  wallHeightFeet: z.number(WALL).min(7, WALL).max(14, WALL).optional(),
})
export type FrameOptions = z.infer<typeof frameOptionsSchema>

export interface FrameOptionRefusal {
  readonly option: string
  readonly message: string
}
export type ConfiguredLayout =
  | { readonly ok: true; readonly layout: Layout }
  | { readonly ok: false; readonly refusals: readonly FrameOptionRefusal[] }

/**
 * A plan's layout with a configuration applied; the same object when nothing changes. Refuses, per option, what no frame supports and what
 * this one doesn't, for example a hip roof over an L.
 */
export function configuredLayout(layout: Layout, options: FrameOptions): ConfiguredLayout {
  const given = frameOptionsSchema.safeParse(options)
  if (!given.success) return { ok: false, refusals: given.error.issues.map(({ path, message }) => ({ option: path.join('.'), message })) }
  const applied = applyFrameOptions(layout, given.data)
  if (applied === layout) return { ok: true, layout }
  const checked = layoutSchema.safeParse(applied)
  if (checked.success) return { ok: true, layout: checked.data }
  // What a stored layout had before the options is not theirs to answer for.
  const before = layoutSchema.safeParse(layout).error?.issues.map(issueKey) ?? []
  const issues = checked.error.issues.filter((issue) => !before.includes(issueKey(issue)))
  if (issues.length === 0) return { ok: true, layout: applied }
  const found = new Map(issues.map(({ path, message }) => [optionOf(path, given.data), message] as const))
  return { ok: false, refusals: [...found].map(([option, message]) => ({ option, message })) }
}

function issueKey({ path, message }: { readonly path: readonly PropertyKey[]; readonly message: string }): string {
  return `${path.join('.')} ${message}`
}

/** Which option causes an invalid part of the layout: low walls lack room above openings, spacing and depth of studs beside them. */
function optionOf(path: readonly PropertyKey[], options: FrameOptions): keyof FrameOptions {
  if (path[0] === 'roof') return 'roofForm'
  if (path.includes('headFeet')) return 'wallHeightFeet'
  if (options.studSpacingInches !== undefined) return 'studSpacingInches'
  return options.studWeb === undefined ? 'wallHeightFeet' : 'studWeb'
}
