import { RecentByText } from '@framewell/domain/collections/RecentByText'
import { selectFont } from './openedFonts'
import { fontRuns } from './pdfFonts'
import type { TextStyle } from './pdfStyle'
import { writeRun } from './writeRun'

interface MeasuredRun {
  /** Name of the font file. */
  readonly font: string
  readonly text: string
  readonly whole: boolean
  /** At 1 point. */
  readonly width: number
}
/** A line that fits its width: runs in their fonts, in order. */
export interface TextLine {
  readonly runs: readonly MeasuredRun[]
  /** In its size. */
  readonly width: number
}

/** Amounts get tabular figures, so that they line up in columns; in words those would space hyphens apart. */
const optionsFor = ({ text, whole }: Pick<MeasuredRun, 'text' | 'whole'>) => {
  if (/^[\d$,.%× −]+$/.test(text)) return { features: ['tnum' as const], lineBreak: false }
  // With any features requested, even none, the library shapes a run in one piece; otherwise word by word, which reverses the words of
  // right-to-left scripts.
  return whole ? { features: [], lineBreak: false } : { lineBreak: false }
}

/** Breaks a text into lines of a width, at spaces and line feeds, and inside a word only if it is longer than a line. */
export function textLines(doc: PDFKit.PDFDocument, text: string, style: TextStyle, width: number): TextLine[] {
  const wide = (word: string) => textWidth(doc, word, style)
  const space = wide(' ')
  const lines = text.split(/\r?\n/).flatMap((paragraph) => {
    const done: string[] = []
    let current = ''
    let reach = 0
    for (const word of paragraph.split(/ +/).flatMap((each) => (wide(each) > width ? brokenWord(each, wide, width) : each))) {
      const added = wide(word)
      if (current && reach + space + added > width) {
        done.push(current)
        current = ''
      }
      reach = current ? reach + space + added : added
      current = current ? `${current} ${word}` : word
    }
    return [...done, current]
  })
  return lines.map((line) => measure(doc, line, style))
}

/** Width of a text on one line, in points. */
export function textWidth(doc: PDFKit.PDFDocument, text: string, { face, size }: Pick<TextStyle, 'face' | 'size'>): number {
  return atOnePoint(doc, text, face).width * size
}

/** A text on one line, however long. */
export function textLine(doc: PDFKit.PDFDocument, text: string, style: TextStyle): TextLine {
  return measure(doc, text, style)
}

/** Height of lines in points. */
export function heightOf(lines: readonly TextLine[], style: TextStyle): number {
  return lines.length * style.size * style.leading
}

/** Draws lines from their top left corner; `end` aligns them with the right edge of the width. */
export function drawLines(
  doc: PDFKit.PDFDocument,
  lines: readonly TextLine[],
  style: TextStyle,
  at: { readonly x: number; readonly y: number; readonly width: number; readonly align?: 'start' | 'end' | undefined },
): void {
  const { size, color } = style
  for (const [index, line] of lines.entries()) {
    let x = at.align === 'end' ? at.x + at.width - line.width : at.x
    const y = at.y + index * style.size * style.leading + ((style.leading - 1) * style.size) / 2
    for (const run of line.runs) {
      writeRun(doc, run, { x, y, size, color }, optionsFor(run))
      x += run.width * size
    }
  }
}

/** Lines at 1 point, whatever document measured them: words recur, and shaping them is most of the work. */
const known: Readonly<Record<TextStyle['face'], RecentByText<TextLine>>> = {
  text: new RecentByText(20_000),
  strong: new RecentByText(5000),
  display: new RecentByText(5000),
}

function measure(doc: PDFKit.PDFDocument, text: string, { face, size }: TextStyle): TextLine {
  const line = atOnePoint(doc, text, face)
  return { runs: line.runs, width: line.width * size }
}

function atOnePoint(doc: PDFKit.PDFDocument, text: string, face: TextStyle['face']): TextLine {
  const line = known[face].get(text)
  if (!line) return known[face].keep(text, measured(doc, text, face))
  // A document numbers its fonts in the order in which it first uses them, which must not depend on earlier documents.
  const fonts = numbered.get(doc) ?? new Set<string>()
  numbered.set(doc, fonts)
  for (const { font } of line.runs)
    if (!fonts.has(font)) {
      selectFont(doc, font)
      fonts.add(font)
    }
  return line
}

/** Fonts that each document has numbered. */
const numbered = new WeakMap<PDFKit.PDFDocument, Set<string>>()

function measured(doc: PDFKit.PDFDocument, text: string, face: TextStyle['face']): TextLine {
  const runs = fontRuns(text, face).map((run) => ({
    ...run,
    width: selectFont(doc, run.font).fontSize(1).widthOfString(run.text, optionsFor(run)),
  }))
  return { runs, width: runs.reduce((sum, run) => sum + run.width, 0) }
}

function brokenWord(word: string, wide: (word: string) => number, width: number): string[] {
  const pieces: string[] = []
  let current = ''
  let reach = 0
  for (const character of word) {
    const added = wide(character)
    if (current && reach + added > width) {
      pieces.push(current)
      current = ''
      reach = 0
    }
    current += character
    reach += added
  }
  return [...pieces, current]
}
