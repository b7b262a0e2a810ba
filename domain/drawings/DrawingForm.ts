/**
 * A drawing's layout: 'wide' for full page width, 'figure' for half of it and for phones, 'card' for the detail used in lists and on share
 * pictures.
 */
export const DRAWING_FORMS = ['wide', 'figure', 'card'] as const
export type DrawingForm = (typeof DRAWING_FORMS)[number]

/** Sheet size per form; a figure's labels stay readable at 340 pixels of width. */
export const SHEETS = {
  wide: { width: 1200, height: 520, labelSize: 15 },
  figure: { width: 560, height: 420, labelSize: 17 },
  card: { width: 400, height: 240, labelSize: 16 },
} as const satisfies Record<DrawingForm, { width: number; height: number; labelSize: number }>
