import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { ROOT } from '../env'
import type { Face } from './pdfStyle'

/** Writing systems that the text fonts cover, each its own file; names of people and places are in any of them. */
const SCRIPTS = {
  latin: /[\u0020-\u007e\u00a0-\u00ff\u0131\u0152\u0153\u02bb\u02bc\u02c6\u02da\u02dc\u2010-\u2027\u2030-\u205e\u20ac\u2122\u2212\u2215]/,
  'latin-ext': /[\u0100-\u02ba\u02bd-\u02c5\u1e00-\u1e9f\u1ef2-\u1eff\u20a0-\u20ab\u20ad-\u20c0\u2c60-\u2c7f]/,
  cyrillic: /[\u0400-\u045f\u0490\u0491\u04b0\u04b1\u2116]/,
  greek: /[\u0370-\u03ff]/,
  vietnamese: /[\u1ea0-\u1ef9]/,
} as const
type Script = keyof typeof SCRIPTS

const FAMILIES: Readonly<Record<Face, { readonly family: string; readonly weight: number }>> = {
  text: { family: 'inter', weight: 400 },
  strong: { family: 'inter', weight: 600 },
  display: { family: 'archivo', weight: 600 },
}

/** A stretch of text that one font file can draw; `font` is the name it is registered under. */
export interface FontRun {
  readonly font: string
  readonly text: string
}

/** Splits a text by font file. What none of them can draw becomes '?', controls and invisible marks become nothing. */
export function fontRuns(text: string, face: Face): FontRun[] {
  const runs: { font: string; text: string }[] = []
  for (const character of text.normalize('NFC').replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')) {
    const script = scriptOf(character)
    const font = fontName(face, script ?? 'latin')
    const drawn = script ? character : '?'
    const last = runs.at(-1)
    if (last?.font === font) last.text += drawn
    else runs.push({ font, text: drawn })
  }
  return runs
}

function scriptOf(character: string): Script | undefined {
  for (const [script, characters] of Object.entries(SCRIPTS)) {
    if (characters.test(character) && isScript(script)) return script
  }
  return undefined
}

const isScript = (name: string): name is Script => Object.hasOwn(SCRIPTS, name)

/** Headings are set in a face of Latin letters only; other scripts stand there in the text face. */
function fontName(face: Face, script: Script): string {
  return face === 'display' && script !== 'latin' && script !== 'latin-ext' ? `strong ${script}` : `${face} ${script}`
}

/** Font files by the names of `fontRuns`, read once in each process. */
let files: Promise<ReadonlyMap<string, Buffer>> | undefined

export function pdfFonts(): Promise<ReadonlyMap<string, Buffer>> {
  files ??= readFonts()
  return files
}

async function readFonts(): Promise<ReadonlyMap<string, Buffer>> {
  // Not imported: a bundle would have to carry them; installed packages are found from the product's folder.
  const { resolve } = createRequire(join(ROOT, 'cms', 'package.json'))
  const names = (['text', 'strong', 'display'] as const).flatMap((face) =>
    Object.keys(SCRIPTS)
      .filter(isScript)
      .filter((script) => fontName(face, script).startsWith(face))
      .map((script) => ({ name: fontName(face, script), script, ...FAMILIES[face] })),
  )
  const read = names.map(async ({ name, family, script, weight }) => {
    return [name, await readFile(resolve(`@fontsource/${family}/files/${family}-${script}-${weight}-normal.woff`))] as const
  })
  return new Map(await Promise.all(read))
}
