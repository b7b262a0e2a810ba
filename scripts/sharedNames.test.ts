import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SHARED_EXPORTS } from '@framewell/domain/releases/sharedLibraries'
import { expect, it } from 'vitest'
import { ROOT } from './cachedBuild'

/** Names the linter also allows: types, and what only stories use. */
const BESIDES: Readonly<Record<string, readonly string[]>> = {
  '@tanstack/react-query': ['QueryKey', 'UseQueryResult'],
  'react-router-dom': ['MemoryRouter'],
}

it('lets remotes import what the host shares of a library, by the linter too', () => {
  const { overrides } = JSON.parse(readFileSync(join(ROOT, 'biome.json'), 'utf8'))
  const ofRemotes = overrides.find(({ includes }: { includes: readonly string[] }) => includes.includes('mfe-*/**'))
  const { paths } = ofRemotes.linter.rules.style.noRestrictedImports.options
  const allowed = Object.entries<{ allowImportNames: string[] }>(paths).map(([library, { allowImportNames }]) => [
    library,
    allowImportNames.filter((name) => !BESIDES[library]?.includes(name)).sort(),
  ])
  expect(Object.fromEntries(allowed)).toEqual(
    Object.fromEntries(Object.entries(SHARED_EXPORTS).map(([library, names]) => [library, [...names].sort()])),
  )
})
