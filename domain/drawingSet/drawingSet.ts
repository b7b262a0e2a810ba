import { cutList } from '../framing/cutList'
import type { FrameModel } from '../framing/frameModel'
import { shopFrame } from '../framing/shopFrame'
import { coverSheets, noteSheets } from './coverSheets'
import { elevationSheets } from './elevationSheets'
import { memberTypes } from './memberTypes'
import { generalNotes } from './notes'
import { panelSheets } from './panelSheets'
import type { Measure, NumberedSheet, SheetContent } from './paper'
import { planSheet } from './planSheets'
import { floorSheets, roofSheet } from './roofSheets'
import { scheduleSheets } from './scheduleSheets'
import type { SetFacts } from './setFacts'

/**
 * The sheets of a frame's drawings: S-0 cover and notes, S-1 plans, S-2 elevations, S-3 schedules, S-4 every different panel.
 * @param model the frame as ordered; it is drawn cut into panels by the facts' basis
 * @param measure of the fonts in which it is printed
 */
export function drawingSet(model: FrameModel, facts: SetFacts, measure: Measure): NumberedSheet[] {
  const frame = shopFrame(model, facts.basis)
  const { types, markOf } = memberTypes(frame.model.members)
  const rows = cutList(frame.model, { project: facts.project, revision: facts.revision ?? '' }).rows
  const endsOf = new Map(rows.map(({ pieceMark, endCuts }) => [pieceMark, endCuts]))
  const panels = panelSheets({
    model: frame.model,
    schedule: frame.schedule,
    typeOf: markOf,
    endsOf,
    holes: frame.holes ?? new Map(),
    measure,
  })
  const sheetOf = new Map(panels.flatMap(({ marks }, at) => marks.map((mark) => [mark, `S-4.${at + 1}`] as const)))
  const stories = Array.from({ length: model.layout.stories }, (_, at) => planSheet(frame.model, at + 1, frame.schedule, measure))
  const others = [
    ...numbered('S-1', [...stories, ...floorSheets(frame.model, measure), roofSheet(frame.model, measure)]),
    ...numbered('S-2', elevationSheets(frame.model, measure)),
    ...numbered('S-3', scheduleSheets(frame.model, types, frame.schedule, facts, sheetOf, measure)),
    ...numbered('S-4', panels),
  ]
  const notes = noteSheets(generalNotes(model, frame, facts), measure)
  return [...fronted(model, facts, notes, others, measure), ...others]
}

/** The cover and notes, numbered. The list of sheets may need more sheets of its own, which it lists too. */
function fronted(
  model: FrameModel,
  facts: SetFacts,
  notes: readonly SheetContent[],
  others: readonly NumberedSheet[],
  measure: Measure,
): NumberedSheet[] {
  let front = numbered('S-0', [{ title: 'Cover and list of sheets', scale: 'None', blocks: [] }, ...notes])
  for (;;) {
    const covers = coverSheets(model, facts, [...front, ...others], measure)
    const next = numbered('S-0', [...covers, ...notes])
    if (next.length === front.length) return next
    front = next
  }
}

function numbered(series: string, sheets: readonly SheetContent[]): NumberedSheet[] {
  return sheets.map((sheet, at) => ({ ...sheet, number: `${series}.${at + 1}` }))
}
