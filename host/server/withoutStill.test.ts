import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { SECTION_TYPES, type SectionType } from '@framewell/domain/content/sections'
import { expect, it } from 'vitest'
import { STILL_TYPES } from './withoutStill'

const PACKAGES = join(import.meta.dirname, '../..')
const SECTIONS = join(PACKAGES, 'host/sections')
/** What only a hydrated component can do. Contexts are not among it: those of a section are the same for as long as a page is open. */
const BEHAVIOR =
  /\buse(?:State|Reducer|Effect|LayoutEffect|InsertionEffect|SyncExternalStore|ImperativeHandle|Transition|Optimistic|ActionState|Query|Ref)\b|\bon[A-Z]\w*=\{|\bref=\{|\baddEventListener\b|\b(?:lazy|later)\(/g
/** A button with an address is a plain link; without one it is pressed. */
const BUTTON = 'button/Button.tsx'
const PRESSED = /<Button\b(?![^>]*\bhref=)/g

it.each([...STILL_TYPES])('%s is drawn without state, effects and handlers', (type) => {
  expect(behaviorOf(type)).toEqual([])
})

it.each(['slides', 'siteStatus', 'newsletter', 'blogList'] as const)('the behavior of %s, which is not still, is found', (type) => {
  expect(SECTION_TYPES).toContain(type)
  expect(behaviorOf(type)).not.toEqual([])
})

/** Behavior in the component of a section type and all it imports from our packages: 'SlidesSection.tsx: useState'. */
function behaviorOf(type: SectionType): string[] {
  const name = `${type.replace(/^./, (first) => first.toUpperCase())}Section.tsx`
  const file = readdirSync(SECTIONS, { recursive: true, encoding: 'utf8' }).find((path) => basename(path) === name)
  if (!file) throw new Error(`No component of sections is called ${name}`)
  return [...modulesFrom(join(SECTIONS, file))].flatMap(([path, source]) =>
    path.endsWith(BUTTON)
      ? []
      : [...source.matchAll(BEHAVIOR), ...source.matchAll(PRESSED)].map(([found]) => `${basename(path)}: ${found}`),
  )
}

/** A module and all our modules that it imports, by path; the parts of a button are the button's. */
function modulesFrom(path: string, found = new Map<string, string>()): Map<string, string> {
  if (found.has(path)) return found
  const source = readFileSync(path, 'utf8')
  found.set(path, source)
  if (path.endsWith(BUTTON)) return found
  for (const [, specifier = ''] of source.matchAll(/^(?:import|export) (?!type )[^'"]*?from '([^']+)'/gm)) {
    if (/^(?:\.|@framewell\/)/.test(specifier)) modulesFrom(fileOf(specifier, path), found)
  }
  return found
}

/** The file of an import, which names no extension; one of our packages is a folder of the repository. */
function fileOf(specifier: string, importer: string): string {
  const path = specifier.startsWith('.') ? join(dirname(importer), specifier) : join(PACKAGES, specifier.slice('@framewell/'.length))
  const file = ['.tsx', '.ts', ''].map((extension) => path + extension).find((candidate) => existsSync(candidate))
  if (!file) throw new Error(`${importer} imports ${specifier}, which is no file`)
  return file
}
