/** Lengths on a sheet are points (72 to the inch), from its top left corner, y down. */
export interface PaperSpot {
  readonly x: number
  readonly y: number
}
export interface PaperBox extends PaperSpot {
  readonly width: number
  readonly height: number
}

/** An 11 × 17 in sheet, landscape. */
export const SHEET = { width: 1224, height: 792 } as const
/** Inside the border, left of the title block. */
export const DRAWING_AREA: PaperBox = { x: 50, y: 40, width: 972, height: 712 }
export const TITLE_BLOCK: PaperBox = { x: 1038, y: 27, width: 159, height: 738 }
export const BORDER: PaperBox = { x: 36, y: 27, width: 1161, height: 738 }

/** Font size of the smallest lettering: its capitals are 3/32 in high. */
export const LETTER = 9.3
/** From one line of lettering to the next. */
export const LINE = 12.6
/** Height of a row of a schedule. */
export const ROW = 13.4

/** What a line shows, by its weight. A veil is filled with paper, so that what is behind it looks faint. */
export const PEN_NAMES = ['cut', 'object', 'thin', 'fine', 'hidden', 'center', 'veil'] as const
export type Pen = (typeof PEN_NAMES)[number]
export const PENS: Readonly<Record<Pen, { readonly points: number; readonly dash?: readonly number[] }>> = {
  cut: { points: 1.4 },
  object: { points: 0.75 },
  thin: { points: 0.45 },
  fine: { points: 0.3 },
  hidden: { points: 0.6, dash: [5, 3] },
  center: { points: 0.5, dash: [14, 3, 3, 3] },
  veil: { points: 0 },
}

export type Lettering = 'text' | 'strong' | 'display'
export type Align = 'start' | 'middle' | 'end'

export interface PaperLine {
  readonly kind: 'line'
  readonly pen: Pen
  readonly points: readonly PaperSpot[]
  readonly closed?: boolean
  /** Paper hides what is behind it. */
  readonly fill?: 'paper' | 'tint' | 'ink'
}
/** A path in feet of paper, y down. */
export interface PaperPath {
  readonly kind: 'path'
  readonly pen: Pen
  readonly d: string
  readonly origin: PaperSpot
  readonly pointsPerFoot: number
}
export interface PaperCircle extends PaperSpot {
  readonly kind: 'circle'
  readonly radius: number
}
/** A line of lettering; its spot is the middle of its capitals, at the side that `align` names. */
export interface PaperText extends PaperSpot {
  readonly kind: 'text'
  readonly text: string
  readonly size: number
  readonly align: Align
  /** 0, or −90 for text that is read from the right. */
  readonly angle: 0 | -90
  readonly face: Lettering
  /** Cleared from the lines behind it. */
  readonly cleared: boolean
}
export type PaperMark = PaperLine | PaperPath | PaperCircle | PaperText

/** What is read as one picture. */
export interface FigureBlock {
  readonly kind: 'figure'
  /** For those who cannot see it. */
  readonly alt: string
  readonly box: PaperBox
  readonly marks: readonly PaperMark[]
}
export interface TableColumn {
  readonly heading: string
  readonly align?: 'end'
  /** Points. */
  readonly width: number
}
export interface TableBlock {
  readonly kind: 'table'
  readonly title: string
  readonly box: PaperBox
  readonly columns: readonly TableColumn[]
  /** Lines of each cell of each row. */
  readonly rows: readonly { readonly cells: readonly (readonly string[])[]; readonly total?: boolean }[]
}
export interface WordsBlock {
  readonly kind: 'words'
  readonly heading: string
  readonly lines: readonly PaperText[]
}
export type SheetBlock = FigureBlock | TableBlock | WordsBlock

/** A sheet's content, without its title block. */
export interface SheetContent {
  readonly title: string
  /** As printed in the title block: `1/4" = 1'-0"`, 'As noted' or 'None'. */
  readonly scale: string
  readonly blocks: readonly SheetBlock[]
}
export interface NumberedSheet extends SheetContent {
  /** S-1.1 */
  readonly number: string
}

/** Width of a text in points. */
export type Measure = (text: string, size: number, face: Lettering) => number
