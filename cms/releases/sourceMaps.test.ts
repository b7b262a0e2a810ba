import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { RELEASE_LIMITS } from '@framewell/domain/releases/manifest'
import { listReleases } from '@framewell/domain/releases/releaseRecord'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { env } from '../env'
import { inTransaction } from '../platform/database/inTransaction'
import { folderOfRoom } from '../platform/storage/fileStores'
import { bootCms, type TestCms } from '../testing/bootCms'
import { folderOf, type ReleaseDesk, releaseDesk } from '../testing/releaseDesk'
import { integrityOf, registerRelease, testRelease } from '../testing/shipTestRelease'
import { pruneReleases } from './pruneReleases'

const REMOTE = 'mfe-warranty'
/** The third line's first column is line 1 of ClaimForm.tsx; its column 11 is line 6, column 5. */
const MAP = JSON.stringify({ version: 3, sources: ['./ClaimForm.tsx'], names: [], mappings: ';;AAAA,UAKI' })

let cms: TestCms
let desk: ReleaseDesk
beforeAll(async () => {
  cms = await bootCms()
  desk = await releaseDesk(cms)
})
afterAll(() => cms.stop())

const ship = (map = MAP) => desk.ship({ remote: REMOTE, mapContents: { 'remoteEntry.js.map': map, 'server.cjs.map': map } })

async function storedStack(shipped: Awaited<ReturnType<typeof ship>>, stack: string, message: string) {
  await desk.report(shipped.manifest, { stage: 'render', stack, message })
  const answer = await cms.request(`/api/releases/history?remote=${REMOTE}`, { cookie: desk.operator.cookie })
  return listReleases.output.parse(await answer.json()).failures.find((failure) => failure.message === message)?.stack
}

it('stores a failure’s stack with the places of the sources it was shipped with', async () => {
  const shipped = await ship()
  const at = `${REMOTE}/${shipped.manifest.version}`
  const stack = [
    'TypeError: t is undefined',
    `    at t (https://site.test/releases/${at}/remoteEntry.js:3:14)`,
    `    at https://cdn.test/${at}/remoteEntry.js?retry=k2:3:1`,
    `n@https://site.test/releases/${at}/remoteEntry.js:3:11`,
    `    at draw (/srv/data/releases/${at}/server.cjs:3:12)`,
    `    at other (https://site.test/static/main.js:3:14)`,
    `    at none (https://site.test/releases/${at}/later.js:3:14)`,
    `    at newer (https://site.test/releases/${REMOTE}/other-version/remoteEntry.js:3:14)`,
  ]
  expect((await storedStack(shipped, stack.join('\n'), 'A long stack'))?.split('\n')).toEqual([
    stack[0],
    '    at t (./ClaimForm.tsx:6:5)',
    '    at ./ClaimForm.tsx:1:1',
    'n@./ClaimForm.tsx:6:5',
    '    at draw (./ClaimForm.tsx:6:5)',
    ...stack.slice(5),
  ])
})

it('leaves the stack as it came when a map is not one', async () => {
  for (const [index, map] of ['{', '[]', JSON.stringify({ version: 3, sources: [], mappings: 7 })].entries()) {
    const shipped = await ship(map)
    const stack = `at t (https://site.test/releases/${REMOTE}/${shipped.manifest.version}/remoteEntry.js:3:14)`
    expect(await storedStack(shipped, stack, `Map ${index}`)).toBe(stack)
  }
})

it('keeps maps where no browser gets them: not among the files, the manifest, or what hosts are handed', async () => {
  const { manifest } = await ship()
  expect((await readdir(folderOf(manifest), { recursive: true })).filter((name) => name.includes('.map'))).toEqual([])
  expect(await readdir(join(folderOfRoom('release-maps'), REMOTE, manifest.version))).toHaveLength(2)
  expect(folderOfRoom('release-maps').startsWith(env.RELEASES_DIR)).toBe(false)
  expect(await readFile(join(folderOf(manifest), 'release.json'), 'utf8')).not.toContain('.map')
  expect(await (await cms.request('/api/releases/live')).text()).not.toContain('.map')
  const query = new URLSearchParams({ remote: REMOTE, version: manifest.version, file: 'remoteEntry.js.map' })
  expect((await cms.request(`/api/releases/stored?${query}`, { internal: true })).status).toBe(404)
})

it('refuses a release whose maps were not brought, are of no file, or are too large', async () => {
  const { manifest } = testRelease({ remote: REMOTE })
  const named = (maps: Record<string, string>) => registerRelease(cms, { ...manifest, maps })
  const unknown = integrityOf('never brought')
  expect((await named({ 'other.js.map': unknown })).body).toMatchObject({
    fields: [{ message: expect.stringContaining('other.js.map is not the source map') }],
  })
  const brought = await ship()
  const without = await registerRelease(cms, { ...brought.manifest, maps: { 'remoteEntry.js.map': unknown } })
  expect(without).toMatchObject({ status: 422, body: { code: 'filesMissing', detail: 'Missing: remoteEntry.js.map.' } })
  const large = await ship('x'.repeat(RELEASE_LIMITS.fileBytes + 1))
  expect(large).toMatchObject({ status: 413, body: { code: 'fileTooLarge' } })
})

it('removes maps with the files of their release', async () => {
  const old = await ship()
  for (let at = 0; at < 11; at += 1) await ship()
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
  for (const days of [31, 32]) {
    const req = await cms.localReq()
    await inTransaction(req, () => pruneReleases(req, inDays(days)))
  }
  expect(await readdir(join(folderOfRoom('release-maps'), REMOTE))).not.toContain(old.manifest.version)
})
