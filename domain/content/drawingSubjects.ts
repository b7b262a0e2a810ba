/** What the product can draw. Plan subjects are drawn from the plan's frame; the others are details, examples and maps. */
export const DRAWING_SUBJECTS = [
  'isometric',
  'elevation',
  'exploded',
  'stackedStories',
  'erection',
  'question',
  'panelLift',
  'recordSheets',
  'partnersOnFrame',
  'moduleLift',
  'rollForming',
  'lineUp',
  'wallPanel',
  'profiles',
  'stud',
  'truss',
  'routeMap',
  'moneyRiver',
  'priceStack',
  'scoreScale',
  'tierSteps',
  'orderStreams',
] as const
export type DrawingSubject = (typeof DRAWING_SUBJECTS)[number]

/** Subjects that show a plan. */
export const PLAN_SUBJECTS = [
  'isometric',
  'elevation',
  'exploded',
  'stackedStories',
  'erection',
  'question',
  'panelLift',
  'recordSheets',
  'partnersOnFrame',
  'truss',
  'moneyRiver',
  'priceStack',
] as const satisfies readonly DrawingSubject[]
