import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readManifest, storeRelease } from './releaseStore'

let folder: string
let store: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'releases-'))
  store = join(folder, 'store')
})
afterEach(() => rm(folder, { recursive: true }))

const VERSION = '0123456789abcdef'
const stored = (file: string) => join(store, 'mfe-portal', VERSION, file)

/** A build's folder with these files and a true manifest. */
async function distOf(name: string, files: Record<string, string>, builtAt = '2026-11-21T09:00:00.000Z'): Promise<string> {
  const dist = join(folder, name)
  await mkdir(dist)
  for (const [file, content] of Object.entries(files)) await writeFile(join(dist, file), content)
  const hashes = Object.entries(files).map(([file, text]) => [file, `sha384-${createHash('sha384').update(text).digest('base64')}`])
  const manifest = {
    remote: 'mfe-portal',
    version: VERSION,
    contract: 1,
    entry: 'remoteEntry.js',
    preload: ['remoteEntry.js'],
    files: Object.fromEntries(hashes),
    shared: {},
    routes: [],
    widgets: [],
    builtAt,
  }
  await writeFile(join(dist, 'release.json'), JSON.stringify(manifest))
  return dist
}

it('stores a release whole, with its manifest and nothing else', async () => {
  const dist = await distOf('dist', { 'remoteEntry.js': 'entry', 'app.js': 'app' })
  await writeFile(join(dist, 'stray.txt'), 'not in the manifest')
  expect(await storeRelease(dist, store)).toBe(join(store, 'mfe-portal', VERSION))
  expect(await readFile(stored('app.js'), 'utf8')).toBe('app')
  expect(await readdir(stored('.'))).toEqual(['app.js', 'release.json', 'remoteEntry.js'])
  expect(await readdir(join(store, 'mfe-portal'))).toEqual([VERSION])
})

it('leaves a stored release as it is when the same content comes again', async () => {
  await storeRelease(await distOf('first', { 'remoteEntry.js': 'entry' }), store)
  await storeRelease(await distOf('again', { 'remoteEntry.js': 'entry' }, '2027-01-01T00:00:00.000Z'), store)
  expect((await readManifest(stored('.'))).builtAt).toBe('2026-11-21T09:00:00.000Z')
})

it.each([
  ['other content', { 'remoteEntry.js': 'changed', 'app.js': 'app' }],
  ['one more file', { 'remoteEntry.js': 'entry', 'app.js': 'app', 'more.js': 'more' }],
  ['one file less', { 'remoteEntry.js': 'entry' }],
])('never replaces a version by %s', async (_, files) => {
  await storeRelease(await distOf('first', { 'remoteEntry.js': 'entry', 'app.js': 'app' }), store)
  await expect(distOf('other', files).then((dist) => storeRelease(dist, store))).rejects.toThrow('never changes')
  expect(await readFile(stored('remoteEntry.js'), 'utf8')).toBe('entry')
})

it('refuses a build that is not what its manifest says, and leaves nothing behind', async () => {
  const dist = await distOf('dist', { 'remoteEntry.js': 'entry' })
  await writeFile(join(dist, 'remoteEntry.js'), 'touched afterwards')
  await expect(storeRelease(dist, store)).rejects.toThrow('is not the file its manifest describes')
  expect(await readdir(join(store, 'mfe-portal'))).toEqual([])
})

it('is safe when several processes store the same release at once', async () => {
  const dist = await distOf('dist', { 'remoteEntry.js': 'entry', 'app.js': 'app' })
  const folders = await Promise.all(Array.from({ length: 8 }, () => storeRelease(dist, store)))
  expect(new Set(folders).size).toBe(1)
  expect(await readdir(join(store, 'mfe-portal'))).toEqual([VERSION])
})
