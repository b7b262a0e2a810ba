import type { Shell } from '@framewell/domain/releases/shell'

/** Where the host serves drawings. */
export const DRAWINGS = '/_drawing'

/** The file of a plan's frame. The address has no version: browsers ask each time whether the drawing changed. */
export const planDrawing: NonNullable<Shell['planDrawing']> = (planId, view) =>
  `${DRAWINGS}/isometric/${encodeURIComponent(planId)}/${view}/newest.svg#drawing`
