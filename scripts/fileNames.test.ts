import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { ROOT } from './cachedBuild'

it('no two modules of a folder differ by case only: they would be the same on macOS, on Windows and for esbuild', () => {
  const files = execFileSync('git', ['ls-files', '-z', '*.ts', '*.tsx'], { cwd: ROOT, encoding: 'utf8' }).split('\0').filter(Boolean)
  const nameOf = (file: string) => file.toLowerCase().replace(/\.tsx?$/, '')
  const named = new Map(files.map((file) => [nameOf(file), file]))
  expect(files.length).toBeGreaterThan(1000)
  expect(files.filter((file) => named.get(nameOf(file)) !== file)).toEqual([])
})
