/** What a line of a drawing shows, in painting order. */
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

/** Colors by role; renderers map them to design tokens. */
export type DrawingTone = 'ink' | 'steel' | 'faint' | 'signal' | 'muted' | DrawingFill
/** Fills: a veil of the paper color, steel in three strengths, and the accent. */
export type DrawingFill = 'veil' | 'wash' | 'tint' | 'solid' | 'lead'

/**
 * How each kind is drawn everywhere: line width in screen pixels at `vector-effect: non-scaling-stroke`, and tone. 'plane' is filled, not
 * stroked: a veil of the background color over what is behind it.
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

/** Opacity of steel fills. */
export const FILL_OPACITY = { wash: 0.14, tint: 0.42, solid: 1, lead: 1 } as const
/** Opacity of lines behind others. */
export const FAINT_OPACITY = 0.45
/** Opacity of a 'plane' veil. */
export const VEIL_OPACITY = 0.72

/** All lines of one kind as the `d` of one SVG path; coordinates in feet of paper, y down. */
export interface DrawingPath {
  readonly kind: DrawingKind
  readonly d: string
}

/** A dimension's text, centered on its point and rotated by `angle` degrees. */
export interface DrawingLabel {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly angle: number
  /** Text anchor at the point; the middle by default. */
  readonly anchor?: 'start' | 'end'
  /** Relative to the drawing's label size; default 1. */
  readonly scale?: number
  /** 'strong' is heavy ink; 'signal' is the accent color. */
  readonly tone?: 'strong' | 'signal' | 'steel'
}

/** A drawing as plain values. Renderers map paths and labels to SVG, PDF or canvas. */
export interface Drawing {
  /** Text alternative for people who can't see the drawing. */
  readonly title: string
  readonly viewBox: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
  /** In painting order. */
  readonly paths: readonly DrawingPath[]
  readonly labels: readonly DrawingLabel[]
  /** Text height of labels in view box units. */
  readonly labelSize: number
}

/** A point on paper in feet, y down. */
export interface PaperPoint {
  readonly x: number
  readonly y: number
}

export interface PaperLine {
  readonly kind: DrawingKind
  readonly from: PaperPoint
  readonly to: PaperPoint
}
