import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { ROOT } from './cachedBuild'

const ENDINGS = ['', '.ts', '.tsx', '.mjs']
const OWN = '@framewell/'
/** `import … from 'x'`, `export … from 'x'` and `import 'x'`, types included. Dynamic `import('x')` does not count. */
const FROM = /^\s*(?:import|export)\s(?:[^;'"]*?\sfrom\s+)?['"]([^'"]+)['"]/gm

/** Every module of the repository with its imports, as paths from the root. */
export function moduleGraph(): ReadonlyMap<string, readonly string[]> {
  const listed = execFileSync('git', ['ls-files', '-z', '*.ts', '*.tsx', '*.mjs'], { cwd: ROOT, encoding: 'utf8' }).split('\0')
  const files = new Set(listed.filter((file) => file && existsSync(join(ROOT, file))))
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
