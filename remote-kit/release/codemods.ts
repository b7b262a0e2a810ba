import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compareVersions } from '@framewell/domain/releases/kitVersions'

/** A change that a version of the kit makes in a repository. */
export interface Codemod {
  /** The version that needs it. */
  readonly version: string
  /** What it changes, as a sentence. */
  readonly says: string
  /** Changes the repository in `root`; resolves with the files it changed. Running it again changes nothing. */
  readonly run: (root: string) => Promise<readonly string[]>
}

export const CODEMODS: readonly Codemod[] = [
  {
    version: '1.0.0',
    says: 'The script "upgrade" is added, and the packages in vendor are removed.',
    run: async (root) => {
      const file = join(root, 'package.json')
      const before = await readFile(file, 'utf8')
      const { scripts = {}, ...rest } = JSON.parse(before)
      await rm(join(root, 'vendor'), { recursive: true, force: true })
      if (scripts.upgrade) return []
      const { name, version, private: isPrivate, type, ...others } = rest
      const after = { name, version, private: isPrivate, type, scripts: { ...scripts, upgrade: 'framewell-remote upgrade' }, ...others }
      await writeFile(file, `${JSON.stringify(after, null, 2)}\n`)
      return ['package.json']
    },
  },
  {
    version: '1.1.0',
    says: 'The script "test" checks types with "framewell-remote types".',
    run: async (root) => {
      const file = join(root, 'package.json')
      const before = await readFile(file, 'utf8')
      const after = before.replace(/("test":\s*")tsc --noEmit -p \. && /, '$1framewell-remote types && ')
      if (after === before) return []
      await writeFile(file, after)
      return ['package.json']
    },
  },
]

/** Runs the codemods between two versions, in order, and yields a sentence for each that changed something. */
export async function* runCodemods(root: string, from: string, to: string, codemods: readonly Codemod[] = CODEMODS) {
  const due = codemods.filter(({ version }) => compareVersions(version, from) > 0 && compareVersions(version, to) <= 0)
  for (const { version, says, run } of due.sort((one, other) => compareVersions(one.version, other.version))) {
    const changed = await run(root)
    if (changed.length > 0) yield `${version}: ${says} Changed: ${changed.join(', ')}`
  }
}
