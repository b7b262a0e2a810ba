import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '..')

it('gives everything that a device stores a key of its own', () => {
  const files = execFileSync('git', ['grep', '-lE', 'storedAtom(<[^(]*>)?\\('], { cwd: ROOT, encoding: 'utf8' }).trim().split('\n')
  const keys = files.flatMap((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(/storedAtom(?:<[^(]*>)?\(\s*'([^']+)'/g)].map(([, key]) => key),
  )
  expect(keys.length).toBeGreaterThan(3)
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([])
})
