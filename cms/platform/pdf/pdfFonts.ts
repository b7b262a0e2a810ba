import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { ROOT } from '../../env'
import type { Face } from './pdfStyle'
import { sfntOf } from './sfntOf'

/** Writing systems of the text fonts and of Noto's, each with its own file; names of people and places may use any of them. */
const SCRIPTS = {
  latin: /[\u0020-\u007e\u00a0-\u00ff\u0131\u0152\u0153\u02bb\u02bc\u02c6\u02da\u02dc\u2010-\u2027\u2030-\u205e\u20ac\u2122\u2212\u2215]/,
  'latin-ext': /[\u0100-\u02ba\u02bd-\u02c5\u1e00-\u1e9f\u1ef2-\u1eff\u20a0-\u20ab\u20ad-\u20c0\u2c60-\u2c7f]/,
  cyrillic: /[\u0400-\u045f\u0490\u0491\u04b0\u04b1\u2116]/,
  greek: /[\u0370-\u03ff]/,
  vietnamese: /[\u1ea0-\u1ef9]/,
  arabic: /[\u0600-\u06ff\u0750-\u077f\u08a0-\u08ff\ufb50-\ufdff\ufe70-\ufefc]/,
  hebrew: /[\u0590-\u05ff\ufb1d-\ufb4f]/,
  devanagari: /[\u0900-\u097f]/,
  thai: /[\u0e00-\u0e7f]/,
  /** Everything else, in a font that covers every writing system plainly. */
  other: /./su,
} as const
type Script = keyof typeof SCRIPTS

const FAMILIES: Readonly<Record<Face, { readonly family: string; readonly weight: number }>> = {
  text: { family: 'inter', weight: 400 },
  strong: { family: 'inter', weight: 600 },
  display: { family: 'archivo', weight: 600 },
}
/** Scripts that the text's families do not have. */
const OWN_FAMILY: Readonly<Partial<Record<Script, string>>> = {
  arabic: 'noto-sans-arabic',
  hebrew: 'noto-sans-hebrew',
  devanagari: 'noto-sans-devanagari',
  thai: 'noto-sans-thai',
}
/** Their letters join or stack depending on their neighbors, or run right to left: a phrase is drawn as one, with its spaces and joiners. */
const SHAPED: ReadonlySet<Script> = new Set<Script>(['arabic', 'hebrew', 'devanagari'])
const JOINERS = '\u200c\u200d'

/** A piece of text that one font file can draw; `font` is the name it is registered under. */
export interface FontRun {
  readonly font: string
  readonly text: string
  /** To be shaped in one piece. */
  readonly whole: boolean
}

/** Splits a text by font file. Some font draws every character; control and invisible characters are dropped. */
export function fontRuns(text: string, face: Face): FontRun[] {
  const runs: { font: string; text: string; whole: boolean; script: Script }[] = []
  const characters = [...text.normalize('NFC').replace(/[\p{Cc}\p{Zl}\p{Zp}]|(?![\u200c\u200d])\p{Cf}/gu, '')]
  for (const [at, character] of characters.entries()) {
    const last = runs.at(-1)
    const goesOn = last?.whole && (JOINERS.includes(character) || (character === ' ' && nextScript(characters, at) === last.script))
    if (last && goesOn) {
      last.text += character
      continue
    }
    if (JOINERS.includes(character)) continue
    const script = scriptOf(character)
    const font = fontName(face, script)
    if (last?.font === font && !isUnderSeven(characters, at)) last.text += character
    else runs.push({ font, text: character, whole: SHAPED.has(script), script })
  }
  return runs.map(({ script: _, ...run }) => run)
}

/** A point or comma after a 7: kerned, it is hidden under the 7, so it begins a run of its own. */
function isUnderSeven(characters: readonly string[], at: number): boolean {
  return characters[at - 1] === '7' && /[.,]/.test(characters[at] ?? '')
}

function nextScript(characters: readonly string[], at: number): Script | undefined {
  const next = characters.slice(at + 1).find((character) => character !== ' ' && !JOINERS.includes(character))
  return next === undefined ? undefined : scriptOf(next)
}

function scriptOf(character: string): Script {
  for (const [script, characters] of Object.entries(SCRIPTS)) {
    if (characters.test(character) && isScript(script)) return script
  }
  return 'other'
}

const isScript = (name: string): name is Script => Object.hasOwn(SCRIPTS, name)

/** Headings use a typeface with Latin letters only; other scripts use the text typeface there. The last font has one weight. */
function fontName(face: Face, script: Script): string {
  if (script === 'other') return 'text other'
  return face === 'display' && script !== 'latin' && script !== 'latin-ext' ? `strong ${script}` : `${face} ${script}`
}

function fileOf(face: Face, script: Script): string {
  const { family, weight } = FAMILIES[face]
  if (script === 'other') return '@fontsource/unifontex/files/unifontex-latin-400-normal.woff'
  const name = OWN_FAMILY[script] ?? family
  return `@fontsource/${name}/files/${name}-${script}-${weight}-normal.woff`
}

/** Font files by the names of `fontRuns`, read once per process. */
let files: Promise<ReadonlyMap<string, Buffer>> | undefined

export function pdfFonts(): Promise<ReadonlyMap<string, Buffer>> {
  files ??= readFonts()
  return files
}

async function readFonts(): Promise<ReadonlyMap<string, Buffer>> {
  // Not imported, because a bundle would have to carry them; installed packages are found from the product's folder.
  const { resolve } = createRequire(join(ROOT, 'cms', 'package.json'))
  const names = (['text', 'strong', 'display'] as const).flatMap((face) =>
    Object.keys(SCRIPTS)
      .filter(isScript)
      .filter((script) => fontName(face, script).startsWith(face))
      .map((script) => ({ name: fontName(face, script), file: fileOf(face, script) })),
  )
  const read = names.map(async ({ name, file }) => [name, sfntOf(await readFile(resolve(file)))] as const)
  return new Map(await Promise.all(read))
}
