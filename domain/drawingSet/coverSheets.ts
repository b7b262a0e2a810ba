import { frameIsometric } from '../framing/frameIsometric'
import type { FrameModel } from '../framing/frameModel'
import { Figure } from './Figure'
import type { NoteSection } from './notes'
import { DRAWING_AREA, LETTER, LINE, type Measure, type NumberedSheet, type PaperText, type SheetContent, type WordsBlock } from './paper'
import type { SetFacts } from './setFacts'
import { flowTables, wrapped } from './tables'
import { wordsAt } from './viewTitle'

/** Of the project and the picture, points: beside one column of the list, and beside two. */
const LEFT_WIDTHS = [560, 250] as const
const PICTURE_HEIGHT = 500

/** The cover: the project, a picture of the frame and the list of the sheets. @param sheets that come after the cover's own */
export function coverSheets(
  model: FrameModel,
  facts: SetFacts,
  sheets: readonly Pick<NumberedSheet, 'number' | 'title' | 'scale'>[],
  measure: Measure,
): SheetContent[] {
  const index = {
    title: 'Sheets',
    columns: [{ heading: 'Sheet' }, { heading: 'Title' }, { heading: 'Scale' }],
    rows: sheets.map(({ number, title, scale }) => [number, title, scale]),
  }
  const beside = (left: number) =>
    flowTables([index], measure, (sheet) =>
      sheet === 0 ? { ...DRAWING_AREA, x: DRAWING_AREA.x + left + 20, width: DRAWING_AREA.width - left - 20 } : DRAWING_AREA,
    )
  const leftWidth = LEFT_WIDTHS.find((left) => beside(left).length === 1) ?? LEFT_WIDTHS[1]
  const [first = [], ...others] = beside(leftWidth)
  const { x, y } = DRAWING_AREA
  const subject = wrapped('Structural framing drawings, cold-formed steel', leftWidth, 14, measure, 'strong')
  const lines = [
    wordsAt(facts.project, x, y + 24, { size: 34, face: 'display' }),
    ...wrapped(facts.plan, leftWidth, 14, measure).map((line, at) => wordsAt(line, x, y + 62 + at * 19, { size: 14 })),
    ...subject.map((line, at) => wordsAt(line, x, y + 104 + at * 19, { size: 14, face: 'strong' })),
    ...(facts.siteAddress
      ? wrapped(`Site: ${facts.siteAddress}`, leftWidth, 11, measure).map((line, at) =>
          wordsAt(line, x, y + 107 + subject.length * 19 + at * 15, { size: 11 }),
        )
      : []),
  ]
  return [
    {
      title: 'Cover and list of sheets',
      scale: 'None',
      blocks: [{ kind: 'words', heading: facts.project, lines }, picture(model, leftWidth, measure), ...first],
    },
    ...others.map((tables) => ({ title: 'List of sheets, continued', scale: 'None', blocks: tables })),
  ]
}

function picture(model: FrameModel, width: number, measure: Measure) {
  const { title, viewBox, paths } = frameIsometric(model, { dimensions: false })
  const box = { x: DRAWING_AREA.x, y: DRAWING_AREA.y + DRAWING_AREA.height - PICTURE_HEIGHT, width, height: PICTURE_HEIGHT }
  const scale = Math.min(box.width / viewBox.width, box.height / viewBox.height)
  const origin = {
    x: box.x + (box.width - viewBox.width * scale) / 2 - viewBox.x * scale,
    y: box.y + (box.height - viewBox.height * scale) / 2 - viewBox.y * scale,
  }
  const figure = new Figure(measure, title, box)
  for (const { kind, d } of paths)
    figure.path(kind === 'plane' ? 'veil' : kind === 'frame' ? 'object' : kind === 'stud' ? 'thin' : 'fine', d, origin, scale)
  return figure.block()
}

const NOTE_COLUMNS = 3
const NOTE_GAP = 24

/** Sheets of notes in columns, filled evenly. */
export function noteSheets(sections: readonly NoteSection[], measure: Measure): SheetContent[] {
  const broken = sections.map(({ heading, notes }) => ({
    heading,
    notes: notes.map((note) => wrapped(note, NOTE_WIDTH - 24, LETTER, measure)),
  }))
  const full = noteColumns(broken, DRAWING_AREA.height)
  let sheets = full
  for (let height = DRAWING_AREA.height - LINE; height > DRAWING_AREA.height / 3; height -= LINE) {
    const shorter = noteColumns(broken, height)
    if (shorter.length > full.length) break
    sheets = shorter
  }
  return sheets.map((blocks, at) => ({ title: at === 0 ? 'General notes' : 'General notes, continued', scale: 'None', blocks }))
}

const NOTE_WIDTH = (DRAWING_AREA.width - NOTE_GAP * (NOTE_COLUMNS - 1)) / NOTE_COLUMNS

/** @param sections with the lines of each note. @param height of a column, points */
function noteColumns(
  sections: readonly { readonly heading: string; readonly notes: readonly (readonly string[])[] }[],
  height: number,
): WordsBlock[][] {
  const sheets: WordsBlock[][] = [[]]
  let [column, y] = [0, DRAWING_AREA.y]
  const bottom = DRAWING_AREA.y + height
  const next = () => {
    y = DRAWING_AREA.y
    column += 1
    if (column < NOTE_COLUMNS) return
    column = 0
    sheets.push([])
  }
  let number = 0
  for (const { heading, notes } of sections) {
    if (y + 20 + 2 * LINE > bottom) next()
    let lines: PaperText[] = []
    const close = (words: string) => {
      if (lines.length > 0) sheets.at(-1)?.push({ kind: 'words', heading: words, lines })
      lines = []
    }
    const left = () => DRAWING_AREA.x + column * (NOTE_WIDTH + NOTE_GAP)
    lines.push(wordsAt(heading.toUpperCase(), left(), y + 8, { face: 'display', size: 11 }))
    y += 22
    for (const own of notes) {
      number += 1
      if (y + own.length * LINE > bottom) {
        close(heading)
        next()
      }
      lines.push(wordsAt(`${number}.`, left(), y + 6))
      for (const [at, line] of own.entries()) lines.push(wordsAt(line, left() + 24, y + 6 + at * LINE))
      y += own.length * LINE + 3
    }
    close(heading)
    y += 12
  }
  return sheets.filter((blocks) => blocks.length > 0)
}
