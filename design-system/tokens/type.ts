/**
 * Two variable fonts: Archivo (width axis, headings and figures at 88%) and Inter (text). The `Fallback` families are Arial with adjusted
 * metrics, so that the swap shifts nothing (see foundation/fontFaceCss).
 */
export const fontFamily = {
  display: "'Archivo Variable', 'Archivo Fallback', 'Arial Narrow', Arial, sans-serif",
  text: "'Inter Variable', 'Inter Fallback', system-ui, Arial, sans-serif",
  mono: "ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, Consolas, monospace",
} as const

/** Rem, so that the reader's own text size applies. Fluid by viewport where given so. */
export const fontSize = {
  tiny: '0.75rem',
  small: '0.875rem',
  compact: '0.9375rem',
  control: '1rem',
  body: '1.0625rem',
  lead: '1.1875rem',
  h5: '1.125rem',
  h4: '1.25rem',
  h3: '1.5rem',
  h2: 'clamp(1.75rem, 1.2rem + 2vw, 2.625rem)',
  h1: 'clamp(2.375rem, 1.4rem + 4vw, 4.375rem)',
  figure: 'clamp(1.75rem, 1.4rem + 1.2vw, 2.5rem)',
} as const

export const fontWeight = { regular: '400', medium: '500', strong: '600', heavy: '720', brand: '760' } as const

export const lineHeight = { flat: '1', display: '1.06', heading: '1.25', control: '1.3', text: '1.55' } as const

export const letterSpacing = { display: '-0.018em', heading: '-0.01em', eyebrow: '0.09em', brand: '-0.02em' } as const

/** Width of the display face: 100% is normal, Archivo goes from 62% to 125%. */
export const fontWidth = { display: '88%', brand: '100%' } as const
