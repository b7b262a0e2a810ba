import { type FontFile, fontFiles } from './fontFiles'

/**
 * Arial (and its metric twin Liberation Sans) dressed as our fonts, so that text takes the same room before and after the swap.
 * Ascent, descent and gap are the fonts' own, divided by the size-adjust; the size-adjust is the measured ratio of
 * running widths: Inter 400 to Arial, Archivo 720 at 88% width to Arial Bold.
 */
const fallbacks = `
@font-face{font-family:'Inter Fallback';src:local('Arial'),local('Liberation Sans'),local('Helvetica');ascent-override:90.44%;descent-override:22.52%;line-gap-override:0%;size-adjust:107.12%}
@font-face{font-family:'Archivo Fallback';font-weight:600 900;src:local('Arial Bold'),local('Arial-BoldMT'),local('Liberation Sans Bold'),local('Helvetica Bold');ascent-override:92%;descent-override:22%;line-gap-override:0%;size-adjust:95%}
`

/** The @font-face rules; `urlOf` says where the host serves a file (for example `/static/fonts/` + name). */
export const fontFaceCss = (urlOf: (file: FontFile) => string): string =>
  fontFiles
    .map(
      (file) =>
        `@font-face{font-family:'${file.family}';font-style:normal;font-display:swap;font-weight:${file.weight};font-stretch:${file.stretch};src:url(${urlOf(file)}) format('woff2');unicode-range:${file.unicodeRange}}`,
    )
    .join('')
    .concat(fallbacks.replace(/\n/g, ''))
