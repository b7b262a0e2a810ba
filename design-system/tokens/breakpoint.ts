/** Mobile layout applies below 768 px. Custom properties do not work in media queries, so styles interpolate `media`. */
export const breakpoint = { phone: 768, desk: 1120 } as const

export const media = {
  phone: `@media (max-width: ${breakpoint.phone - 0.02}px)`,
  wide: `@media (min-width: ${breakpoint.phone}px)`,
  desk: `@media (min-width: ${breakpoint.desk}px)`,
  coarse: '@media (pointer: coarse)',
  motion: '@media (prefers-reduced-motion: no-preference)',
} as const
