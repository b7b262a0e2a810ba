import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { KIT_PACKAGES, type KitPackage } from '../../domain/releases/kitVersions'
import { SHELL_CONTRACT_VERSION } from '../../domain/releases/shell'
import { ROOT } from '../cachedBuild'
import { publicModules } from './publicPart'
import { tarball } from './tarball'

/** What remote-kit has besides modules. */
const KIT_EXTRAS = ['CHANGELOG.md', 'README.md', 'files.d.ts']
const EXTRA_FOLDERS = ['shared', 'template', 'template/.storybook']

export interface PackedKit {
  readonly version: string
  readonly contract: number
  /** What is new in this version, a sentence each. */
  readonly changes: readonly string[]
  /** Hash of all files by their names. */
  readonly sources: string
  readonly files: ReadonlyMap<KitPackage, { readonly content: Buffer; readonly integrity: string; readonly names: readonly string[] }>
}

/** Packs the kit's three packages from the sources, under the version of remote-kit. @throws Error for a version without an entry in the changelog */
export function packKit(): PackedKit {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'remote-kit', 'package.json'), 'utf8'))
  const changelog = readFileSync(join(ROOT, 'remote-kit', 'CHANGELOG.md'), 'utf8')
  const modules = publicModules()
  const hash = createHash('sha384')
  const files = new Map(
    KIT_PACKAGES.map((name) => {
      const content = contentOf(name, String(version), modules)
      for (const [file, bytes] of [...content].sort(([one], [other]) => (one < other ? -1 : 1)))
        hash.update(`${name}/${file}\0${bytes.length}\0`).update(bytes)
      const packed = tarball(content)
      return [name, { content: packed, integrity: integrityOf(packed), names: [...content.keys()].sort() }]
    }),
  )
  const sources = `sha384-${hash.digest('base64')}`
  return { version, contract: SHELL_CONTRACT_VERSION, changes: changesOf(changelog, version), sources, files }
}

/** The entries of a version in the changelog. @throws Error without any */
export function changesOf(changelog: string, version: string): readonly string[] {
  const [, section = ''] = changelog.split(`\n## ${version}\n`)
  const [own = ''] = section.split('\n## ')
  const changes = own
    .split(/^- /m)
    .slice(1)
    .map((entry) => entry.replace(/\s+/g, ' ').trim())
  if (changes.length === 0) throw new Error(`remote-kit/CHANGELOG.md says nothing about ${version}`)
  return changes
}

function contentOf(name: KitPackage, version: string, modules: readonly string[]): Map<string, Buffer> {
  const folder = `${name}/`
  const own = modules.filter((file) => file.startsWith(folder)).map((file) => file.slice(folder.length))
  const declared = own
    .map((file) => file.replace(/\.mjs$/, '.d.mts'))
    .filter((file) => file.endsWith('.d.mts') && existsSync(join(ROOT, folder, file)))
  const extras =
    name === 'remote-kit'
      ? [...KIT_EXTRAS, ...EXTRA_FOLDERS.flatMap(filesIn), ...filesIn('release').filter((file) => file.endsWith('.js'))]
      : []
  const names = new Set([...own, ...declared, ...extras])
  const content = new Map([...names].map((file) => [file, readFileSync(join(ROOT, folder, file))]))
  return content.set('package.json', Buffer.from(packageOf(name, version)))
}

/** The files of a folder of remote-kit. */
function filesIn(folder: string): string[] {
  return readdirSync(join(ROOT, 'remote-kit', folder), { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${folder}/${entry.name}`)
}

/** As in the workspace, with the version of the kit in place of the workspace's links. */
function packageOf(name: KitPackage, version: string): string {
  const { private: _, devDependencies: __, scripts: ___, ...kept } = JSON.parse(readFileSync(join(ROOT, name, 'package.json'), 'utf8'))
  const dependencies = Object.entries(kept.dependencies ?? {}).map(([library, wanted]) => [
    library,
    library.startsWith('@framewell/') ? version : wanted,
  ])
  return `${JSON.stringify({ ...kept, version, dependencies: Object.fromEntries(dependencies) }, null, 2)}\n`
}

function integrityOf(content: Buffer): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`
}
