import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from './cachedBuild'

const ENDINGS = ['', '.ts', '.tsx', '.mjs']
const OWN = '@framewell/'
/** `import … from 'x'`, `export … from 'x'` and `import 'x'`; types too. What is fetched later (`import('x')`) may lead back. */
const FROM = /^\s*(?:import|export)\s(?:[^;'"]*?\sfrom\s+)?['"]([^'"]+)['"]/gm

/** The circles among modules, each as the modules it leads through; of each only one way round. */
function circlesOf(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const circles: string[][] = []
  const done = new Set<string>()
  const visit = (file: string, way: readonly string[]) => {
    const at = way.indexOf(file)
    if (at >= 0) circles.push(way.slice(at))
    if (at >= 0 || done.has(file)) return
    for (const next of imports.get(file) ?? []) visit(next, [...way, file])
    done.add(file)
  }
  for (const file of imports.keys()) visit(file, [])
  return circles
}

function importsOf(files: ReadonlySet<string>): Map<string, string[]> {
  const resolve = (from: string, to: string) => {
    const place = to.startsWith(OWN) ? to.slice(OWN.length) : to.startsWith('.') ? normalize(join(dirname(from), to)) : null
    return place === null ? undefined : ENDINGS.map((ending) => place + ending).find((path) => files.has(path))
  }
  return new Map(
    [...files].map((file) => {
      const text = readFileSync(join(ROOT, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
      return [file, [...text.matchAll(FROM)].flatMap(([, to = '']) => resolve(file, to) ?? [])]
    }),
  )
}

describe('modules', () => {
  it('import one another in no circle, types included', () => {
    const listed = execFileSync('git', ['ls-files', '-z', '*.ts', '*.tsx', '*.mjs'], { cwd: ROOT, encoding: 'utf8' }).split('\0')
    const imports = importsOf(new Set(listed.filter((file) => file && existsSync(join(ROOT, file)))))
    const found = [...imports.values()].reduce((sum, each) => sum + each.length, 0)
    expect(found).toBeGreaterThan(10_000)
    expect(circlesOf(imports)).toEqual([])
  })

  it('that do are found, each circle by its modules', () => {
    const imports = { a: ['b', 'e'], b: ['c'], c: ['b', 'd'], d: [], e: ['a'] }
    expect(circlesOf(new Map(Object.entries(imports)))).toEqual([
      ['b', 'c'],
      ['a', 'e'],
    ])
  })
})
