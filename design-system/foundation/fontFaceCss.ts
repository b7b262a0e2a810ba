import { type FontFile, fontFiles } from './fontFiles'

interface Fallback {
  readonly family: string
  readonly weight: string
  readonly local: readonly string[]
  /**
   * Width of a page of our text in the font, divided by its width in the local font. Measured at our sizes: at 100 px Inter is narrower.
   */
  readonly sizeAdjust: number
  /** The font's ascent and descent, in em. */
  readonly ascent: number
  readonly descent: number
}

const arial = ['Arial', 'Liberation Sans', 'Helvetica', 'NimbusSans-Regular']
const arialBold = ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Helvetica Bold', 'NimbusSans-Bold']

/** Inter 400 and 600, Archivo 720 at 88% width, compared with Arial and its metric twins Liberation Sans and Nimbus Sans. */
const fallbacks: readonly Fallback[] = [
  { family: 'Inter Fallback', weight: '100 599', local: arial, sizeAdjust: 1.0731, ascent: 0.96875, descent: 0.2412 },
  { family: 'Inter Fallback', weight: '600 900', local: arialBold, sizeAdjust: 1.0157, ascent: 0.96875, descent: 0.2412 },
  { family: 'Archivo Fallback', weight: '100 900', local: arialBold, sizeAdjust: 0.8902, ascent: 0.878, descent: 0.21 },
]

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`

const fallbackRule = ({ family, weight, local, sizeAdjust, ascent, descent }: Fallback): string =>
  `@font-face{font-family:'${family}';font-weight:${weight};src:${local.map((name) => `local('${name}')`).join(',')};size-adjust:${percent(sizeAdjust)};ascent-override:${percent(ascent / sizeAdjust)};descent-override:${percent(descent / sizeAdjust)};line-gap-override:0%}`

/**
 * The @font-face rules of both fonts and their fallbacks: local fonts with adjusted metrics, so that the swap shifts nothing. `urlOf`
 * returns where the host serves a file (for example `/static/fonts/` + name); a file without an address has no rule.
 */
export const fontFaceCss = (urlOf: (file: FontFile) => string | undefined): string =>
  fontFiles
    .flatMap((file) => {
      const url = urlOf(file)
      if (url === undefined) return []
      return `@font-face{font-family:'${file.family}';font-style:normal;font-display:swap;font-weight:${file.weight};font-stretch:${file.stretch};src:url(${url}) format('woff2');unicode-range:${file.unicodeRange}}`
    })
    .concat(fallbacks.map(fallbackRule))
    .join('')
