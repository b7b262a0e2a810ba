import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from './cachedBuild'

const TESTED = ['domain', 'remote-kit', 'cms', 'host', 'mfe-configurators', 'mfe-portal', 'mfe-admin'] as const
const SKIPPED = /(^|\/)(node_modules|dist|\.next)(\/|$)/

export interface FeatureFiles {
  /** The tests of each workspace that has some. */
  readonly tests: ReadonlyMap<string, readonly string[]>
  readonly stories: readonly string[]
  readonly journeys: readonly string[]
}

/** The tests and stories below a folder of the feature's name in any workspace, and the journeys of that name. */
export async function featureFiles(feature: string): Promise<FeatureFiles> {
  const tests = new Map<string, readonly string[]>()
  const stories: string[] = []
  for (const folder of TESTED) {
    const own = (await filesBelow(join(ROOT, folder))).filter((file) => file.split('/').slice(0, -1).includes(feature))
    const tested = own.filter((file) => /\.test\.tsx?$/.test(file)).map((file) => join(ROOT, folder, file))
    if (tested.length > 0) tests.set(folder, tested)
    stories.push(...own.filter((file) => file.endsWith('.stories.tsx')).map((file) => join(ROOT, folder, file)))
  }
  const journeys = (await readdir(join(ROOT, 'e2e'))).filter((file) => file === `${feature}.spec.ts`)
  return { tests, stories, journeys }
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  const nested = await Promise.all(
    entries
      .filter(({ name }) => !SKIPPED.test(name))
      .map(async (entry) =>
        entry.isDirectory() ? (await filesBelow(join(folder, entry.name))).map((file) => `${entry.name}/${file}`) : [entry.name],
      ),
  )
  return nested.flat()
}
