import { z } from 'zod'
import { type Layout, layoutSchema, ROOF_FORMS, STUD_GAUGES, STUD_SPACINGS, STUD_WEBS } from './layout'
import { siteLoadsSchema } from './siteLoads'

const PITCH = { error: 'Enter the roof pitch as a rise from 1 to 18 in 12.' }
const WALL = { error: 'Enter a wall height from 7 to 14 ft.' }

/**
 * What a configuration changes in a plan's frame; what it leaves out stays as the plan has it.
 * Wind and snow change no member: they decide whether the frame needs an engineer (`frameWarnings(layout, options)`).
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

/** The options of one plan: also refuses, on the option's own field, what this layout can't take, such as a hip roof over an L. */
export function frameOptionsSchemaFor(layout: Layout) {
  return frameOptionsSchema.superRefine((options, check) => {
    const problems = layoutSchema.safeParse(changed(layout, options)).error?.issues ?? []
    const found = new Map(problems.map((issue) => [OPTION_OF[String(issue.path[0])] ?? 'wallHeightFeet', issue.message] as const))
    for (const [option, message] of found) check.addIssue({ code: 'custom', path: [option], message })
  })
}

/**
 * A plan's layout as a configuration has it.
 * @throws ZodError with a message on the option's field when the layout can't take it (`frameOptionsSchemaFor` says so beforehand).
 */
export function applyFrameOptions(layout: Layout, options: FrameOptions): Layout {
  return layoutSchema.parse(changed(layout, frameOptionsSchemaFor(layout).parse(options)))
}

/** Which option a refused part of the layout comes from; openings are refused when the walls get too low for them. */
const OPTION_OF: Readonly<Record<string, keyof FrameOptions>> = {
  roof: 'roofForm',
  openings: 'wallHeightFeet',
  interiorWalls: 'wallHeightFeet',
}

function changed(layout: Layout, options: FrameOptions): Layout {
  return {
    ...layout,
    studGauge: options.studGauge ?? layout.studGauge,
    studSpacingInches: options.studSpacingInches ?? layout.studSpacingInches,
    studWeb: options.studWeb ?? layout.studWeb,
    wallHeightFeet: options.wallHeightFeet ?? layout.wallHeightFeet,
    roof: { ...layout.roof, form: options.roofForm ?? layout.roof.form, pitchIn12: options.pitchIn12 ?? layout.roof.pitchIn12 },
  }
}
