import { describe, expect, it } from 'vitest'
import { moduleGraph } from './moduleGraph'

/** Import cycles among modules, each listed once in one direction. */
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

describe('modules', () => {
  it('have no import cycles, types and later imports included', () => {
    const imports = moduleGraph(true)
    const found = [...imports.values()].reduce((sum, each) => sum + each.length, 0)
    expect(found).toBeGreaterThan(10_000)
    expect(circlesOf(imports)).toEqual([])
  })

  it('with a cycle are found, each cycle by its modules', () => {
    const imports = { a: ['b', 'e'], b: ['c'], c: ['b', 'd'], d: [], e: ['a'] }
    expect(circlesOf(new Map(Object.entries(imports)))).toEqual([
      ['b', 'c'],
      ['a', 'e'],
    ])
  })
})
