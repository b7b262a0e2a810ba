import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { KIT_PACKAGES, type KitPackage, type KitRecord, kitFilePath } from '@framewell/domain/releases/kitVersions'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { runCodemods } from './codemods'
import { kitDependencies, upgradeRemote } from './upgradeRemote'

/** In place of the new version's own command: writes down what it was started with. */
const COMMAND = `import { writeFileSync } from 'node:fs'
writeFileSync('started.txt', process.argv.slice(2).join(' '))
console.log('1.1.0: The codemod says what it did.')
`

let folder: string
let root: string
let server: Server
let site: string
/** What the product serves: the packages by their paths, unless a test changes one. */
let packages: Map<string, Buffer>
const built = new Map<string, Buffer>()
let packed: string
let all: readonly KitRecord[]
beforeAll(async () => {
  packed = await mkdtemp(join(tmpdir(), 'framewell-packed-'))
  all = await Promise.all([
    publishedAs('1.1.0', null),
    publishedAs('1.0.1', '2027-11-28T12:00:00.000Z'),
    publishedAs('1.0.0', '2027-11-01T12:00:00.000Z'),
  ])
})
afterAll(() => rm(packed, { recursive: true, force: true }))
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'framewell-upgrade-'))
  root = join(folder, 'warranty')
  await mkdir(root)
  server = createServer((request, response) => {
    const file = packages.get(request.url ?? '')
    if (request.url === '/api/kit') response.end(JSON.stringify({ versions: all }))
    else if (file) response.end(file)
    else response.writeHead(404).end('{}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  site = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  packages = new Map(built)
  await dependOn('1.0.0')
})
afterEach(async () => {
  server.closeAllConnections()
  server.close()
  await rm(folder, { recursive: true, force: true })
})

async function publishedAs(version: string, supportedUntil: string | null): Promise<KitRecord> {
  const files = await Promise.all(KIT_PACKAGES.map(async (name) => ({ name, integrity: await pack(name, version) })))
  return {
    version,
    contract: 1,
    changes: [`New in ${version}`],
    sources: files[0]?.integrity ?? '',
    publishedAt: '',
    supportedUntil,
    files,
  }
}

/** A package without dependencies, so that npm asks nobody else. */
async function pack(name: KitPackage, version: string): Promise<string> {
  const place = join(packed, `${name}-${version}`, 'package')
  await mkdir(join(place, 'release'), { recursive: true })
  await writeFile(join(place, 'package.json'), JSON.stringify({ name: `@framewell/${name}`, version, type: 'module' }))
  await writeFile(join(place, 'release', 'framewellRemote.mjs'), COMMAND)
  const content = execFileSync('tar', ['czf', '-', '-C', join(place, '..'), 'package'])
  built.set(kitFilePath(name, version), content)
  return `sha384-${createHash('sha384').update(content).digest('base64')}`
}

async function dependOn(version: string): Promise<void> {
  await writeFile(
    join(root, 'package.json'),
    JSON.stringify({ name: 'mfe-warranty', private: true, dependencies: kitDependencies(site, version) }),
  )
}
const dependencies = async () => JSON.parse(await readFile(join(root, 'package.json'), 'utf8')).dependencies
async function upgrade(wanted?: string): Promise<string[]> {
  const said: string[] = []
  for await (const sentence of upgradeRemote(root, site, wanted)) said.push(sentence)
  return said
}

it('moves a repository to the newest version, says what changed, and lets the new version change the code', async () => {
  expect(await upgrade()).toEqual([
    'The kit moves from 1.0.0 to 1.1.0',
    '1.0.1: New in 1.0.1',
    '1.1.0: New in 1.1.0',
    '1.1.0: The codemod says what it did.',
    'Check it: npm test, then npm run ship',
  ])
  expect(await dependencies()).toEqual(kitDependencies(site, '1.1.0'))
  for (const name of KIT_PACKAGES)
    expect(JSON.parse(await readFile(join(root, 'node_modules', '@framewell', name, 'package.json'), 'utf8')).version).toBe('1.1.0')
  expect(await readFile(join(root, 'started.txt'), 'utf8')).toBe('upgraded 1.0.0')
  const { packages: locked } = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8'))
  expect(locked['node_modules/@framewell/domain'].integrity).toMatch(/^sha512-/)
  expect(await upgrade()).toEqual(['The kit is at 1.1.0 already'])
})

it('moves to a named version, and says until when releases built with it are accepted', async () => {
  expect((await upgrade('1.0.1'))[0]).toBe(
    'The kit moves from 1.0.0 to 1.0.1; releases built with it are accepted until 2027-11-28, 12:00 UTC',
  )
  await expect(upgrade('1.0.0')).rejects.toThrow('The kit is at 1.0.1, which is newer than 1.0.0.')
  await expect(upgrade('3.0.0')).rejects.toThrow('does not serve version 3.0.0')
})

it('changes nothing when a package is not what was published', async () => {
  packages.set(kitFilePath('domain', '1.1.0'), Buffer.from('another'))
  await expect(upgrade()).rejects.toThrow('is not the package that was published. Nothing was changed.')
  expect(await dependencies()).toEqual(kitDependencies(site, '1.0.0'))
})

it('runs the codemods between two versions, once', async () => {
  await writeFile(
    join(root, 'package.json'),
    JSON.stringify({ name: 'mfe-warranty', scripts: { ship: 'framewell-remote ship', test: 'tsc --noEmit -p . && vitest run' } }, null, 2),
  )
  await mkdir(join(root, 'vendor'))
  const run = async (from: string, to: string) => {
    const said: string[] = []
    for await (const sentence of runCodemods(root, from, to)) said.push(sentence)
    return said
  }
  expect(await run('1.0.0', '1.0.1')).toEqual([])
  expect(await run('0.1.0', '1.1.0')).toEqual([
    '1.0.0: The script "upgrade" is added, and the packages in vendor are removed. Changed: package.json',
    '1.1.0: The script "test" checks types with "framewell-remote types". Changed: package.json',
  ])
  expect(JSON.parse(await readFile(join(root, 'package.json'), 'utf8')).scripts).toEqual({
    ship: 'framewell-remote ship',
    test: 'framewell-remote types && vitest run',
    upgrade: 'framewell-remote upgrade',
  })
  expect(await run('0.1.0', '1.1.0')).toEqual([])
})
