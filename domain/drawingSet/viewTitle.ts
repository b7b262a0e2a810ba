import { DRAWING_AREA, LETTER, LINE, type Measure, type PaperText, type WordsBlock } from './paper'
import { wrapped } from './tables'

/** Height that a view's title and notes take at the bottom of the drawing area. */
export const TITLE_STRIP = 58
const NOTES_LEFT = 430

/** The title of a view with its scale, and notes beside it. */
export function viewTitle(title: string, scale: string, notes: readonly string[], measure: Measure): WordsBlock {
  const top = DRAWING_AREA.y + DRAWING_AREA.height - TITLE_STRIP + 14
  const left = DRAWING_AREA.x
  const beside = notes.flatMap((note) => wrapped(note, DRAWING_AREA.width - NOTES_LEFT, LETTER, measure))
  return {
    kind: 'words',
    heading: title,
    lines: [
      wordsAt(title, left, top + 8, { size: 14, face: 'display' }),
      wordsAt(`Scale: ${scale}`, left, top + 26),
      ...beside.map((line, at) => wordsAt(line, left + NOTES_LEFT, top + at * LINE)),
    ],
  }
}

/** A line of lettering that begins at a place. */
export function wordsAt(
  text: string,
  x: number,
  y: number,
  { size = LETTER, face = 'text' }: Partial<Pick<PaperText, 'size' | 'face'>> = {},
): PaperText {
  return { kind: 'text', text, x, y, size, align: 'start', angle: 0, face, cleared: false }
}
