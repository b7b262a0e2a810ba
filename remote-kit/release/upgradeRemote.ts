import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { makeCallApi } from '@framewell/domain/http/callApi'
import { compareVersions, KIT_PACKAGES, type KitRecord, kitFilePath, listKitVersions } from '@framewell/domain/releases/kitVersions'
import { SHELL_CONTRACT_VERSION } from '@framewell/domain/releases/shell'
import { ReleaseProblem } from './ReleaseProblem'
import { remoteIn } from './remoteIn'

const run = promisify(execFile)
const COMMAND = 'node_modules/@framewell/remote-kit/release/framewellRemote.mjs'
/** How a dependency on the kit names its version: the file of an address, or a file in `vendor`. */
const FILE_VERSION = /-(\d+\.\d+\.\d+)\.tgz$/

/**
 * Moves a repository to a version of the kit: its three packages are replaced together, checked by their hashes, and installed; then the new
 * version's own codemods run. Yields sentences: what changed, and what the codemods did.
 * @param site address of the product that serves the kit
 * @param wanted a version; the newest by default
 * @throws ReleaseProblem when there is no such version, a package is not what its hash says, or npm cannot install it
 */
export async function* upgradeRemote(root: string, site: string, wanted?: string) {
  await remoteIn(root)
  const versions = await publishedKits(site)
  const target = wanted === undefined ? versions[0] : versions.find(({ version }) => version === wanted)
  if (!target)
    throw new ReleaseProblem(wanted === undefined ? `${site} serves no kit.` : `${site} does not serve version ${wanted} of the kit.`)
  const manifest = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
  const from = usedVersion(manifest)
  if (from === target.version) {
    yield `The kit is at ${from} already${supportSentence(target)}`
    return
  }
  if (compareVersions(target.version, from) < 0) throw new ReleaseProblem(`The kit is at ${from}, which is newer than ${target.version}.`)
  for (const { name, integrity } of target.files) await checkPackage(`${site}${kitFilePath(name, target.version)}`, integrity)
  yield `The kit moves from ${from} to ${target.version}${supportSentence(target)}`
  for (const { version, changes } of between(versions, from, target.version)) for (const change of changes) yield `${version}: ${change}`
  if (target.contract !== SHELL_CONTRACT_VERSION)
    yield `The shell contract is ${target.contract} instead of ${SHELL_CONTRACT_VERSION}: releases built from now on need a site of that contract.`
  await installVersion(root, manifest, site, target.version)
  // In a process of its own: what has to change is known to the new version only.
  const { stdout } = await run(process.execPath, [join(root, COMMAND), 'upgraded', from], { cwd: root })
  for (const line of stdout.split('\n').filter(Boolean)) yield line
  yield 'Check it: npm test, then npm run ship'
}

/** Where the three packages are from, for a package.json. */
export function kitDependencies(site: string, version: string): Record<string, string> {
  return Object.fromEntries(KIT_PACKAGES.map((name) => [`@framewell/${name}`, `${site}${kitFilePath(name, version)}`]))
}

/** The versions of the kit that a site serves, newest first. @throws ReleaseProblem when it does not answer */
export async function publishedKits(site: string): Promise<readonly KitRecord[]> {
  const call = makeCallApi(async ({ url, method, headers }) => {
    try {
      return await fetch(site + url, { method, headers })
    } catch {
      throw new ReleaseProblem(`The product does not answer at ${site}. Set PRODUCT_URL to its address.`)
    }
  })
  return (await call(listKitVersions, {})).versions
}

/** Versions after one, up to another, oldest first. */
function between(versions: readonly KitRecord[], from: string, to: string): readonly KitRecord[] {
  return versions.filter(({ version }) => compareVersions(version, from) > 0 && compareVersions(version, to) <= 0).toReversed()
}

function supportSentence({ supportedUntil }: KitRecord): string {
  return supportedUntil === null ? '' : `; releases built with it are accepted until ${supportedUntil.slice(0, 16).replace('T', ', ')} UTC`
}

/** @throws ReleaseProblem when the repository does not use the kit by address or by file */
function usedVersion({ dependencies = {} }: { dependencies?: Record<string, string> }): string {
  const [, version] = FILE_VERSION.exec(dependencies['@framewell/remote-kit'] ?? '') ?? []
  if (!version)
    throw new ReleaseProblem(
      'package.json does not say which version of @framewell/remote-kit is used. Run this in a micro-frontend’s repository.',
    )
  return version
}

/** npm trusts what an address answers; the product says what it must be. */
async function checkPackage(url: string, integrity: string): Promise<void> {
  const answer = await fetch(url)
  if (!answer.ok) throw new ReleaseProblem(`${url} answered ${answer.status}.`)
  const hash = createHash('sha384')
    .update(new Uint8Array(await answer.arrayBuffer()))
    .digest('base64')
  if (`sha384-${hash}` !== integrity) throw new ReleaseProblem(`${url} is not the package that was published. Nothing was changed.`)
}

async function installVersion(
  root: string,
  manifest: { dependencies?: Record<string, string> },
  site: string,
  version: string,
): Promise<void> {
  const file = join(root, 'package.json')
  const before = await readFile(file, 'utf8')
  const used = { ...manifest, dependencies: { ...manifest.dependencies, ...kitDependencies(site, version) } }
  await writeFile(file, `${JSON.stringify(used, null, 2)}\n`)
  try {
    await run('npm', ['install', '--no-audit', '--no-fund'], { cwd: root, maxBuffer: 16 * 1024 * 1024 })
  } catch (error) {
    await writeFile(file, before)
    throw new ReleaseProblem(
      `npm could not install version ${version}; package.json is as it was.\n${error instanceof Error ? error.message : ''}`,
    )
  }
}
