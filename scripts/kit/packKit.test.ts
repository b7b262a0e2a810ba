import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { changesOf, packKit } from './packKit'
import { PRIVATE } from './publicPart'
import { tarball } from './tarball'

const kit = packKit()
let folder: string
/** The packages as npm unpacks them, by their names. */
const unpacked = new Map<string, { readonly place: string; readonly dependencies: readonly string[] }>()
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'framewell-kit-'))
  for (const [name, { content }] of kit.files) {
    const place = join(folder, name)
    mkdirSync(place)
    execFileSync('tar', ['xzf', '-', '-C', place, '--strip-components=1'], { input: content })
    const { dependencies = {} } = JSON.parse(readFileSync(join(place, 'package.json'), 'utf8'))
    unpacked.set(`@framewell/${name}`, { place, dependencies: Object.keys(dependencies) })
  }
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('packs the same sources to the same bytes', () => {
  const again = packKit()
  expect(again.sources).toBe(kit.sources)
  for (const [name, { integrity }] of kit.files) expect(again.files.get(name)?.integrity, name).toBe(integrity)
})

it('contains every file whole, under one version, and nothing private', () => {
  for (const [name, { names }] of kit.files) {
    const { place = '' } = unpacked.get(`@framewell/${name}`) ?? {}
    const files = readdirSync(place, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    expect(files.map((entry) => join(entry.parentPath, entry.name).slice(place.length + 1)).sort()).toEqual([...names])
    expect(names.filter((file) => PRIVATE.test(`${name}/${file}`) && !file.startsWith('template/'))).toEqual([])
    expect(JSON.parse(readFileSync(join(place, 'package.json'), 'utf8')).version).toBe(kit.version)
  }
  expect(kit.files.get('domain')?.names.filter((file) => /scor|policy|ledger/i.test(file))).toEqual([])
})

/** The libraries that the site shares, and the app that `dev` shows, which the build resolves. */
const NAMES_OF_THE_BUILD = ['framewell-shared', 'framewell-remote-app']

it('imports nothing that it does not have or declare', () => {
  const missing: string[] = []
  for (const [own, { place, dependencies }] of unpacked) {
    for (const entry of readdirSync(place, { recursive: true, withFileTypes: true })) {
      const file = join(entry.parentPath, entry.name)
      if (!/\.(tsx?|mjs|js)$/.test(entry.name) || file.includes('/template/')) continue
      const text = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
      for (const [, to = ''] of text.matchAll(/(?:^\s*(?:import|export)\s(?:[^;'"`]*?\sfrom\s+)?|\bimport\(\s*)['"]([^'"]+)['"]/gm)) {
        if (to.includes('${')) continue
        const [, library = ''] = /^((?:@[^/]+\/)?[^/]+)/.exec(to) ?? []
        const ours = to.startsWith('.') ? join(dirname(file), to) : join(unpacked.get(library)?.place ?? '', to.slice(library.length))
        const isThere =
          to.startsWith('.') || unpacked.has(library)
            ? ['', '.ts', '.tsx', '.mjs', '.js', '.d.ts'].some((ending) => isFile(ours + ending))
            : false
        const isDeclared = isBuiltin(to) || library === own || dependencies.includes(library) || NAMES_OF_THE_BUILD.includes(library)
        if (to.startsWith('.') ? !isThere : !isDeclared || (unpacked.has(library) && !isThere))
          missing.push(`${own} ${file.slice(place.length)}: ${to}`)
      }
    }
  }
  expect(missing).toEqual([])
})

it('says in the changelog what the version brings', () => {
  expect(kit.changes.length).toBeGreaterThan(0)
  const changelog = '# Changes\n\n## 1.1.0\n\n- Two\n  lines\n- One\n\n## 1.0.0\n\n- First\n'
  expect(changesOf(changelog, '1.1.0')).toEqual(['Two lines', 'One'])
  expect(() => changesOf(changelog, '1.2.0')).toThrow('says nothing about 1.2.0')
})

it('packs long paths as tar reads them', () => {
  const path = `${'folder-name/'.repeat(12)}file.txt`
  const place = join(folder, 'long')
  mkdirSync(place)
  writeFileSync(join(folder, 'long.tgz'), tarball(new Map([[path, Buffer.from('text')]])))
  execFileSync('tar', ['xzf', join(folder, 'long.tgz'), '-C', place])
  expect(readFileSync(join(place, 'package', path), 'utf8')).toBe('text')
})

function isFile(path: string): boolean {
  try {
    readFileSync(path)
    return true
  } catch {
    return false
  }
}
