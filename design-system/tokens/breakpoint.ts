/** Mobile layout applies below 768 px. Custom properties do not work in media queries, so styles interpolate `media`. */
export const breakpoint = { phone: 768, wideDrawing: 900, desk: 1120 } as const

export const media = {
  phone: `@media (max-width: ${breakpoint.phone - 0.02}px)`,
  wide: `@media (min-width: ${breakpoint.phone}px)`,
  desk: `@media (min-width: ${breakpoint.desk}px)`,
  /** A phone's screen, but no narrow page of paper. */
  handset: `@media screen and (max-width: ${breakpoint.phone - 0.02}px)`,
  /** A tablet's screen: room for two things side by side, not for the columns of a desk. */
  tablet: `@media screen and (min-width: ${breakpoint.phone}px) and (max-width: ${breakpoint.desk - 0.02}px)`,
  /** A tablet held upright: drawings that have a narrow form come in it. */
  upright: `@media screen and (min-width: ${breakpoint.phone}px) and (max-width: ${breakpoint.wideDrawing - 0.02}px)`,
  /** Everything but a phone's screen. */
  roomy: `@media print, (min-width: ${breakpoint.phone}px)`,
  coarse: '@media (pointer: coarse)',
  motion: '@media (prefers-reduced-motion: no-preference)',
} as const
