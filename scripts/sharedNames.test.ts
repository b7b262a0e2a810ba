import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SHARED_EXPORTS, STORY_EXPORTS } from '@framewell/domain/releases/sharedLibraries'
import { expect, it } from 'vitest'
import { ROOT } from './cachedBuild'

/** Types that the linter also allows. */
const TYPES: Readonly<Record<string, readonly string[]>> = { '@tanstack/react-query': ['QueryKey', 'UseQueryResult'] }
const IN_STORIES: Readonly<Record<string, readonly string[]>> = STORY_EXPORTS
/** What a remote's sources may import from a library: what a release may use, and what its stories may. */
const IMPORTABLE = Object.fromEntries(
  Object.entries(SHARED_EXPORTS).map(([library, names]) => [library, [...names, ...(IN_STORIES[library] ?? [])].sort()]),
)

it('lets remotes import what the host shares of a library, by the linter too', () => {
  const { overrides } = JSON.parse(readFileSync(join(ROOT, 'biome.json'), 'utf8'))
  const ofRemotes = overrides.find(({ includes }: { includes: readonly string[] }) => includes.includes('mfe-*/**'))
  const { paths } = ofRemotes.linter.rules.style.noRestrictedImports.options
  const allowed = Object.entries<{ allowImportNames: string[] }>(paths).map(([library, { allowImportNames }]) => [
    library,
    allowImportNames.filter((name) => !TYPES[library]?.includes(name)).sort(),
  ])
  expect(Object.fromEntries(allowed)).toEqual(IMPORTABLE)
})

it('lets them import the same by the types an outside team checks with', () => {
  const { compilerOptions } = JSON.parse(readFileSync(join(ROOT, 'remote-kit/shared/tsconfig.json'), 'utf8'))
  const { 'framewell-shared/*': whole, ...facades } = compilerOptions.paths
  const inTeamsFolder = ([file = '']: readonly string[]) => file.replace(/^\$\{configDir\}\/node_modules\//, '')
  expect(inTeamsFolder(whole)).toBe('*')
  const exported = Object.entries<string[]>(facades).map(([library, file]) => {
    const text = readFileSync(join(ROOT, inTeamsFolder(file).replace('@framewell/', '')), 'utf8')
    const [, names = '', source] = /^export \{([^}]*)\} from '([^']*)'$/m.exec(text) ?? []
    expect([source, text.match(/^export /gm)?.length], library).toEqual([`framewell-shared/${library}`, 2])
    return [
      library,
      names
        .split(',')
        .map((name) => name.trim())
        .filter(Boolean)
        .sort(),
    ]
  })
  expect(Object.fromEntries(exported)).toEqual(IMPORTABLE)
})
