import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from './cachedBuild'

const PATH =
  /`((?:attack|bench|cms|deploy|design-system|domain|e2e|faults|host|mfe-[a-z]+|remote-kit|scale|scripts|server-kit)\/[\w./-]+\.(?:tsx?|mjs))`/g

it('documents name only files that exist', () => {
  const tracked = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' }).split('\n')
  const files = new Set(tracked)
  const named = tracked
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) => [...readFileSync(join(ROOT, file), 'utf8').matchAll(PATH)].map(([, path = '']) => ({ file, path })))
  expect(named.length).toBeGreaterThan(100)
  expect(named.filter(({ path }) => !files.has(path))).toEqual([])
})
