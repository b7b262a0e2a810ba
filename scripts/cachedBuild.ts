import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ActionableProblem } from './console'

export const ROOT = join(import.meta.dirname, '..')
const MARKS = join(ROOT, '.cache', 'builds')
const SKIPPED = new Set(['node_modules', 'dist', '.next', '.data', '.cache', 'storybook-static', 'next-env.d.ts', 'payload-types.ts.tmp'])
const IRRELEVANT = /\.(test|stories)\.tsx?$|\.mdx?$/

const MOST_ATTEMPTS = 3

export interface CachedBuild {
  readonly name: string
  /** Files and folders, relative to the root, that determine the result. */
  readonly inputs: readonly string[]
  /** Files that must exist, unchanged, for the last result to be valid. */
  readonly outputs: readonly string[]
  readonly build: () => Promise<void>
}

/**
 * Builds only when an input changed, or an output is missing or came from elsewhere (a ship of other sources), and again when an input
 * changes meanwhile. Returns whether it built.
 */
export async function cachedBuild({ name, inputs, outputs, build }: CachedBuild, attempt = 1): Promise<boolean> {
  const mark = join(MARKS, name)
  const keyNow = async () => `${process.version} ${await hashInputs([...inputs, 'package-lock.json'])}`
  const key = await keyNow()
  const known = await readFile(mark, 'utf8').catch(() => '')
  if (outputs.every((output) => existsSync(join(ROOT, output))) && known === `${key} ${await hashInputs(outputs)}`) return false
  await rm(mark, { force: true })
  await build()
  // An input changed during the build: it is unclear which state the result shows.
  if ((await keyNow()) !== key) {
    if (attempt === MOST_ATTEMPTS)
      throw new ActionableProblem(`Files of ${name} keep changing while it builds. Stop editing, then run the command again.`)
    return cachedBuild({ name, inputs, outputs, build }, attempt + 1)
  }
  await mkdir(MARKS, { recursive: true })
  await writeFile(mark, `${key} ${await hashInputs(outputs)}`)
  return true
}

/** A hash over names and contents of every input, except tests, stories and documents. */
export async function hashInputs(inputs: readonly string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const input of [...inputs].sort()) await addPath(hash, input)
  return hash.digest('hex')
}

async function addPath(hash: ReturnType<typeof createHash>, path: string): Promise<void> {
  const full = join(ROOT, path)
  const entries = await readdir(full, { withFileTypes: true }).catch(() => null)
  if (entries === null) {
    hash.update(path).update(await readFile(full).catch(() => ''))
    return
  }
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (SKIPPED.has(entry.name) || IRRELEVANT.test(entry.name)) continue
    await addPath(hash, `${path}/${entry.name}`)
  }
}
