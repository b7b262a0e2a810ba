export interface FontFile {
  readonly family: string
  /** Module specifier of the file; resolve it from the package that depends on the design system. */
  readonly specifier: string
  /** Name to serve it under. Its content never changes under this name: the version of the font package is in it. */
  readonly name: string
  readonly weight: string
  readonly stretch: string
  readonly unicodeRange: string
}

const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD'

/** The two latin subsets that every page needs: serve them, preload them (`as="font" crossorigin`), name them in fontFaceCss. */
export const fontFiles: readonly FontFile[] = [
  {
    family: 'Archivo Variable',
    specifier: '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2',
    name: 'archivo-latin-wdth-5.3.0.woff2',
    weight: '100 900',
    stretch: '62% 125%',
    unicodeRange: latin,
  },
  {
    family: 'Inter Variable',
    specifier: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
    name: 'inter-latin-wght-5.3.0.woff2',
    weight: '100 900',
    stretch: 'normal',
    unicodeRange: latin,
  },
]
