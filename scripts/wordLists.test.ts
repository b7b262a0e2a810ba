import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from './cachedBuild'

const OUTSIDE = /\.(test|stories)\.tsx?$|\/testing\//
const IMPORTS = /import \{([^}]*)\} from '@framewell\/(?:domain|remote-kit)\/[^']*'/g

/** Word lists of `domain` in a file that are read by index. */
function indexed(code: string): string[] {
  const imported = [...code.matchAll(IMPORTS)].flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))
  const lists = imported.filter((name) => /^[A-Z][A-Z0-9_]*_(WORDS|LABELS)$/.test(name))
  return lists.filter((name) => new RegExp(`(?<!optionsOf\\([A-Z_]+, \\((\\w+)\\) => )\\b${name}\\[`).test(code))
}

// A remote can be older than the server: a status that it does not know has no entry, and `undefined.toLowerCase()` ends the whole screen.
it('remotes read the domain’s word lists with labelOf or entryOf, never by index', () => {
  const files = execFileSync('git', ['ls-files', 'mfe-*/*.ts', 'mfe-*/*.tsx', 'remote-kit/*.ts', 'remote-kit/*.tsx'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => file !== '' && !OUTSIDE.test(file))
  expect(files.length).toBeGreaterThan(500)
  const reading = files.flatMap((file) => indexed(readFileSync(join(ROOT, file), 'utf8')).map((name) => `${file}: ${name}`))
  expect(reading).toEqual([])
  expect(indexed("import { A_WORDS } from '@framewell/domain/a'\nA_WORDS[status]")).toEqual(['A_WORDS'])
  expect(indexed("import { A_WORDS } from '@framewell/domain/a'\noptionsOf(AS, (value) => A_WORDS[value].label)")).toEqual([])
})
