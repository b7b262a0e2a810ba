/** What a line of a drawing shows, in the order the lines are painted. */
export const DRAWING_KINDS = [
  'far',
  'floor',
  'web',
  'plane',
  'truss',
  'stud',
  'frame',
  'brace',
  'dimension',
  'wash',
  'tint',
  'solid',
  'lead',
  'hidden',
  'edge',
  'pull',
  'push',
] as const
export type DrawingKind = (typeof DRAWING_KINDS)[number]

/** Colours by role; whoever draws maps them to design tokens. */
export type DrawingTone = 'ink' | 'steel' | 'faint' | 'signal' | 'muted' | DrawingFill
/** Tones that fill a shape instead of drawing its line: a veil of the paper, steel in three strengths, the one accent. */
export type DrawingFill = 'veil' | 'wash' | 'tint' | 'solid' | 'lead'

/**
 * How each kind is drawn, the same everywhere: line width in screen pixels at `vector-effect: non-scaling-stroke`,
 * and its tone. 'plane' is filled, not stroked: a veil of the background over what lies behind it.
 */
export const DRAWING_STYLE = {
  far: { widthPixels: 0.8, tone: 'faint' },
  floor: { widthPixels: 0.6, tone: 'faint' },
  web: { widthPixels: 0.55, tone: 'steel' },
  plane: { widthPixels: 0, tone: 'veil' },
  truss: { widthPixels: 1.05, tone: 'steel' },
  stud: { widthPixels: 1.3, tone: 'ink' },
  frame: { widthPixels: 2, tone: 'ink' },
  brace: { widthPixels: 0.9, tone: 'signal' },
  dimension: { widthPixels: 1, tone: 'muted' },
  wash: { widthPixels: 0, tone: 'wash' },
  tint: { widthPixels: 0, tone: 'tint' },
  solid: { widthPixels: 0, tone: 'solid' },
  lead: { widthPixels: 0, tone: 'lead' },
  hidden: { widthPixels: 0.5, tone: 'muted' },
  edge: { widthPixels: 1.25, tone: 'ink' },
  pull: { widthPixels: 3, tone: 'steel' },
  push: { widthPixels: 3, tone: 'signal' },
} as const satisfies Record<DrawingKind, { readonly widthPixels: number; readonly tone: DrawingTone }>

/** How strongly steel fills a shape. */
export const FILL_OPACITY = { wash: 0.14, tint: 0.42, solid: 1, lead: 1 } as const
/** Of lines that stand behind others. */
export const FAINT_OPACITY = 0.45
/** How much of what lies behind a 'plane' its veil hides. */
export const VEIL_OPACITY = 0.72

/** All lines of one kind as the `d` of one SVG path; coordinates in feet of paper, y down. */
export interface DrawingPath {
  readonly kind: DrawingKind
  readonly d: string
}

/** A dimension's text, centred on its point and turned by `angle` degrees. */
export interface DrawingLabel {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly angle: number
  /** Where on the text the point is; its middle unless said. */
  readonly anchor?: 'start' | 'end'
  /** Of the drawing's label size; 1 unless said. */
  readonly scale?: number
  /** Words that lead stand in ink and heavy; the accent's words in its colour. */
  readonly tone?: 'strong' | 'signal' | 'steel'
}

/** A drawing as plain values: whoever shows it maps paths and labels to SVG, a PDF or a canvas. */
export interface Drawing {
  /** What it shows, in words, for those who can't see it. */
  readonly title: string
  readonly viewBox: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
  /** In painting order. */
  readonly paths: readonly DrawingPath[]
  readonly labels: readonly DrawingLabel[]
  /** Height of the labels' text in the units of the view box. */
  readonly labelSize: number
}

/** A point on paper: feet, y down. */
export interface PaperPoint {
  readonly x: number
  readonly y: number
}

export interface PaperLine {
  readonly kind: DrawingKind
  readonly from: PaperPoint
  readonly to: PaperPoint
}
