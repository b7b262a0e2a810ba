import { fontWeight, fontWidth } from '../tokens/type'

export interface FontFile {
  readonly family: string
  /** Module specifier of the file; resolve it from the package that depends on the design system. */
  readonly specifier: string
  /** Name to serve it under. Its content is immutable: the name contains the font package's version. */
  readonly name: string
  readonly weight: string
  readonly stretch: string
  readonly unicodeRange: string
  /** Needed by the text of every page, so it is preloaded. */
  readonly preload: boolean
}

const VERSION = '5.3.0'

/** Writing systems, each a separate file fetched with its first letter, as the font packages split them. */
const RANGES = {
  'cyrillic-ext': 'U+0460-052F,U+1C80-1C8A,U+20B4,U+2DE0-2DFF,U+A640-A69F,U+FE2E-FE2F',
  cyrillic: 'U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116',
  'greek-ext': 'U+1F00-1FFF',
  greek: 'U+0370-0377,U+037A-037F,U+0384-038A,U+038C,U+038E-03A1,U+03A3-03FF',
  vietnamese:
    'U+0102-0103,U+0110-0111,U+0128-0129,U+0168-0169,U+01A0-01A1,U+01AF-01B0,U+0300-0301,U+0303-0304,U+0308-0309,U+0323,U+0329,U+1EA0-1EF9,U+20AB',
  'latin-ext':
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
} as const
type Script = keyof typeof RANGES

interface Cut {
  readonly weight: string
  readonly stretch: string
}

/** The two Archivo cuts in the design: headings and figures, and the name in the header. */
const ARCHIVO_CUTS: readonly Cut[] = [
  { weight: fontWeight.heavy, stretch: fontWidth.display },
  { weight: fontWeight.brand, stretch: fontWidth.brand },
]

/** The full Latin file is seven times as large as one cut. */
const archivo = (script: Script, { weight, stretch }: Cut): FontFile => ({
  family: 'Archivo Variable',
  specifier: `@fontsource-variable/archivo/files/archivo-${script}-wdth-normal.woff2`,
  name: `archivo-${script}-wdth${script === 'latin' ? `${Number.parseInt(stretch, 10)}-wght${weight}` : ''}-${VERSION}.woff2`,
  weight,
  stretch,
  unicodeRange: RANGES[script],
  // Headings use their local twin until it arrives; preloading it would delay the text.
  preload: false,
})

/** In the design's text weights. */
const inter = (script: Script): FontFile => ({
  family: 'Inter Variable',
  specifier: `@fontsource-variable/inter/files/inter-${script}-wght-normal.woff2`,
  name: `inter-${script}-wght${script === 'latin' ? `${fontWeight.regular}-${fontWeight.brand}` : ''}-${VERSION}.woff2`,
  weight: `${fontWeight.regular} ${fontWeight.brand}`,
  stretch: 'normal',
  unicodeRange: RANGES[script],
  preload: script === 'latin',
})

/**
 * Both fonts in all their writing systems: serve them all, name them in fontFaceCss. When two ranges contain a letter, the later wins:
 * Latin, which every page loads, and which the host's build subsets to what the design uses. The files of one cut have the same weight and
 * width: browsers choose a cut first and then search only its files for a letter.
 */
export const fontFiles: readonly FontFile[] = [
  ...ARCHIVO_CUTS.flatMap((cut) => (['vietnamese', 'latin-ext', 'latin'] as const).map((script) => archivo(script, cut))),
  ...(['cyrillic-ext', 'cyrillic', 'greek-ext', 'greek', 'vietnamese', 'latin-ext', 'latin'] as const).map(inter),
]
