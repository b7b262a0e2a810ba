import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { ROOT } from './cachedBuild'

const ENDINGS = ['', '.ts', '.tsx', '.mjs']
const OWN = '@framewell/'
/** `import … from 'x'`, `export … from 'x'` and `import 'x'`, types included. Dynamic `import('x')` does not count. */
const FROM = /^\s*(?:import|export)\s(?:[^;'"]*?\sfrom\s+)?['"]([^'"]+)['"]/gm

/** `import('x')`. */
const LATER = /\bimport\(\s*['"]([^'"]+)['"]\s*\)/g

/** Every module of the repository with its imports, as paths from the root. @param later whether `import('x')` counts */
export function moduleGraph(later = false): ReadonlyMap<string, readonly string[]> {
  const listed = execFileSync('git', ['ls-files', '-z', '*.ts', '*.tsx', '*.mjs'], { cwd: ROOT, encoding: 'utf8' }).split('\0')
  return importsOf(
    listed.filter((file) => file && existsSync(join(ROOT, file))),
    later,
  )
}

/** Modules with those of their imports that are among them, as paths from the root. @param later whether `import('x')` counts */
export function importsOf(listed: readonly string[], later = false): ReadonlyMap<string, readonly string[]> {
  const files = new Set(listed)
  const resolve = (from: string, to: string) => {
    const place = to.startsWith(OWN) ? to.slice(OWN.length) : to.startsWith('.') ? normalize(join(dirname(from), to)) : null
    return place === null ? undefined : ENDINGS.map((ending) => place + ending).find((path) => files.has(path))
  }
  return new Map(
    [...files].map((file) => {
      const text = readFileSync(join(ROOT, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
      const found = [...text.matchAll(FROM), ...(later ? text.matchAll(LATER) : [])]
      return [file, found.flatMap(([, to = '']) => resolve(file, to) ?? [])]
    }),
  )
}
