import { optionsOf } from '@framewell/domain/collections/optionsOf'
import { DRAWING_SUBJECTS, type DrawingSubject } from '@framewell/domain/content/drawingSubjects'
import type { SelectField } from 'payload'
import { shownWhen } from './shownWhen'

const LABELS: Record<DrawingSubject, string> = {
  isometric: "A plan's frame, from a corner",
  elevation: "A plan's frame, from the front",
  exploded: "A plan's frame, taken apart story by story",
  stackedStories: "A plan's upper floor four times over itself",
  erection: "A plan's frame in the order it is put up",
  question: "A plan's front with a question on it",
  panelLift: "A wall panel of a plan on a crane's hook",
  recordSheets: "The sheets of one house's record, stacked",
  partnersOnFrame: "A plan's front, with the partner responsible for each part",
  moduleLift: "A box of a modular house on a crane's hook",
  rollForming: 'A coil being rolled into a stud',
  lineUp: 'All plans on offer from the front, to one scale',
  wallPanel: 'A wall panel and its parts',
  profiles: 'Stud, track and strap in section',
  stud: 'A stud in cross section, with its name explained',
  truss: "A plan's truss with its forces",
  routeMap: 'The route from a shop to a lot, on a map',
  moneyRiver: "An order's money over its weeks",
  priceStack: "What a plan's materials cost, as a stack",
  scoreScale: 'The points that each answer of the pre-qualification can give',
  tierSteps: 'The credit tiers as steps, with their limits',
  orderStreams: 'What one order brings in, and what is left of it',
}

/** Which of our own drawings is shown. */
export function subjectField(
  name: string,
  defaultValue: DrawingSubject | null,
  when?: { readonly field: string; readonly is: readonly string[] },
): SelectField {
  const shown = when && shownWhen(when.field, when.is)
  return {
    name,
    type: 'select',
    label: 'What is drawn',
    ...(defaultValue && !when ? { required: true } : {}),
    ...(defaultValue ? { defaultValue } : {}),
    options: optionsOf(DRAWING_SUBJECTS, LABELS),
    ...(shown ? { admin: { condition: shown.condition }, custom: shown.custom } : {}),
  }
}
