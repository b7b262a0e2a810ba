import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { RELEASE_LIMITS } from '@framewell/domain/releases/manifest'
import { listReleases } from '@framewell/domain/releases/releaseRecord'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { env } from '../env'
import { folderOfRoom } from '../platform/storage/fileStores'
import { bootCms, type TestCms } from '../testing/bootCms'
import { folderOf, type ReleaseDesk, releaseDesk } from '../testing/releaseDesk'
import { integrityOf, registerRelease, testRelease } from '../testing/shipTestRelease'
import { readableStack } from './readableStack'
import { discardRelease } from './releaseStore'

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

it('searches a stack that was made to take long like any other', async () => {
  const release = { remote: REMOTE, version: '9f3c2ab1d0e45877' }
  const made = '/a'.repeat(1000) + `/${REMOTE}/${release.version}/a`.repeat(62)
  const plain = '    at draw (https://site.test/static/main.js:3:14)\n'.repeat(80).slice(0, made.length)
  const cost = async (stack: string, times: number) => {
    const began = process.cpuUsage()
    for (let time = 0; time < times; time += 1) expect(await readableStack(release, stack)).toBe(stack)
    return process.cpuUsage(began).user
  }
  expect(await cost(made, 1)).toBeLessThan(await cost(plain, 1000))
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

const CALL = `{ name: 'listClaims', output: { parse: (found) => found } }`
/** A release whose widget reads a claim while a server draws it, and needs its title. */
const reading = (recorded: Record<string, object>) =>
  desk.ship({
    remote: REMOTE,
    recorded: { listClaims: recorded },
    contents: {
      'server.cjs': `
        const { useQuery } = require('@tanstack/react-query')
        const Claim = ({ shell }) => {
          const { data, error } = useQuery({ queryKey: ['claims'], queryFn: () => shell.call(${CALL}, { year: 2026, of: undefined }) })
          if (error) return error.status === 404 ? 'No claims' : error.other.title
          return data ? data.claims[0].title.toUpperCase() : 'Loading'
        }
        module.exports = { default: { contract: 1, routes: {}, widgets: { qualification: Claim } } }`,
    },
  })

it('is tried with the answers its team recorded, which are kept nowhere', async () => {
  const fine = await reading({ '{"year":2026}': { output: { claims: [{ title: 'Roof' }] } } })
  expect(fine.status).toBe(200)
  // Without that input it stays in its loading state; a refusal is an answer too, which a server leaves to browsers.
  expect((await reading({ '{"year":2025}': { output: {} } })).status).toBe(200)
  expect((await reading({ '{"year":2026}': { refused: { status: 404, body: '{"error":"None"}' } } })).status).toBe(200)
  expect(await reading({ '{"year":2026}': { output: { claims: [] } } })).toMatchObject({
    status: 422,
    body: { code: 'brokenAtDraw', detail: expect.stringContaining('the widget qualification with its recorded answers throws: TypeError') },
  })
  const files = await readdir(env.RELEASES_DIR, { recursive: true })
  expect(files.filter((name) => name.includes('recordings'))).toEqual([])
  const waiting = Buffer.from(fine.manifest.recordings ?? '').toString('base64url')
  expect(files.filter((name) => name.endsWith(waiting))).toEqual([])
  expect(await registerRelease(cms, fine.manifest)).toMatchObject({ status: 200, body: { created: false } })
  const missing = await registerRelease(cms, { ...fine.manifest, version: 'never-brought', recordings: integrityOf('nothing') })
  expect(missing.body).toMatchObject({ code: 'filesMissing' })
})

it('removes maps with the files of their release', async () => {
  const { manifest } = await ship()
  const versions = () => readdir(join(folderOfRoom('release-maps'), REMOTE))
  expect(await versions()).toContain(manifest.version)
  await discardRelease(manifest)
  expect(await versions()).not.toContain(manifest.version)
})
