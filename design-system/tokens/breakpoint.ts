/** Mobile layout applies below 768 px. Custom properties do not work in media queries, so styles interpolate `media`. */
export const breakpoint = { phone: 768, wideDrawing: 900, desk: 1120 } as const

export const media = {
  phone: `@media (max-width: ${breakpoint.phone - 0.02}px)`,
  wide: `@media (min-width: ${breakpoint.phone}px)`,
  desk: `@media (min-width: ${breakpoint.desk}px)`,
  /** A phone's screen, not a narrow sheet of paper. */
  handset: `@media screen and (max-width: ${breakpoint.phone - 0.02}px)`,
  /** A tablet's screen: room for two things side by side, not for desktop columns. */
  tablet: `@media screen and (min-width: ${breakpoint.phone}px) and (max-width: ${breakpoint.desk - 0.02}px)`,
  /** A tablet in portrait: drawings with a narrow form use it. */
  upright: `@media screen and (min-width: ${breakpoint.phone}px) and (max-width: ${breakpoint.wideDrawing - 0.02}px)`,
  /** Everything except a phone's screen. */
  roomy: `@media print, (min-width: ${breakpoint.phone}px)`,
  coarse: '@media (pointer: coarse)',
  motion: '@media (prefers-reduced-motion: no-preference)',
} as const
