import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { findMissingFiles } from '@framewell/domain/releases/shippingCalls'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bootCms, type TestCms } from '../testing/bootCms'
import { folderOf, type ReleaseDesk, releaseDesk } from '../testing/releaseDesk'
import { bringFile, integrityOf, registerRelease, testRelease } from '../testing/shipTestRelease'
import { sweepWaiting } from './releaseStore'

const REMOTE = 'mfe-warranty'
const PICTURE = 'house.png'

let cms: TestCms
let desk: ReleaseDesk
beforeAll(async () => {
  cms = await bootCms()
  desk = await releaseDesk(cms)
})
afterAll(() => cms.stop())

const releaseWith = (picture: string) =>
  testRelease({ remote: REMOTE, contents: { [PICTURE]: picture }, mapContents: { 'remoteEntry.js.map': picture } })
const missingOf = async (hashes: readonly string[], remote = REMOTE) => {
  const answer = await cms.request('/api/releases/files/missing', { json: { remote, files: hashes }, internal: true })
  return findMissingFiles.output.parse(await answer.json()).missing
}
async function bringMissing({ manifest, files }: ReturnType<typeof testRelease>) {
  const missing = await missingOf(Object.values({ ...manifest.files, ...manifest.maps }))
  const brought = Object.entries(files).filter(([, content]) => missing.includes(integrityOf(content)))
  for (const [, content] of brought) await bringFile(cms, manifest, content)
  return brought.map(([name]) => name).sort()
}

it('only what no kept release has is brought, and a release is whole without it', async () => {
  const first = releaseWith('a house')
  expect(await bringMissing(first)).toEqual(['house.png', 'remoteEntry.js', 'remoteEntry.js.map', 'server.cjs'])
  expect(await bringMissing(first), 'what waits is not brought again').toEqual([])
  expect((await registerRelease(cms, first.manifest)).status).toBe(200)
  const second = releaseWith('a house')
  expect(await bringMissing(second)).toEqual(['remoteEntry.js'])
  expect((await registerRelease(cms, second.manifest)).status).toBe(200)
  expect((await desk.liveOf(REMOTE))?.live.version).toBe(second.manifest.version)
  const { rows } = await cms.payload.db.pool.query(
    'select promoted_at >= created_at as after from remote_releases where remote = $1 and promoted_at is not null',
    [REMOTE],
  )
  expect(rows, 'live from when it is stored').toEqual([{ after: true }, { after: true }])
  expect(
    (await cms.request(`/api/releases/stored?remote=${REMOTE}&version=${second.manifest.version}&file=${PICTURE}`, { internal: true }))
      .status,
  ).toBe(200)
})

it('another micro-frontend’s files do not count, and nobody asks for one that is not theirs', async () => {
  const { manifest } = releaseWith('a house')
  expect(await missingOf([manifest.files[PICTURE] ?? ''], 'mfe-other')).toHaveLength(1)
  const { cookie } = await cms.signInAs('editor')
  expect((await cms.request('/api/releases/files/missing', { json: { remote: REMOTE, files: [] }, cookie })).status).toBe(403)
})

it('files that were removed meanwhile are named when the release is registered, and then brought', async () => {
  const kept = releaseWith('a barn')
  await bringMissing(kept)
  await registerRelease(cms, kept.manifest)
  await sweepWaiting(new Date(Date.now() + 25 * 3_600_000))
  const next = releaseWith('a barn')
  expect(await bringMissing(next)).toEqual(['remoteEntry.js'])
  await rm(join(folderOf(kept.manifest), PICTURE))
  expect(await registerRelease(cms, next.manifest)).toMatchObject({
    status: 422,
    body: { code: 'filesMissing', detail: `Missing: ${PICTURE}.` },
  })
  for (const content of Object.values(next.files)) await bringFile(cms, next.manifest, content)
  expect((await registerRelease(cms, next.manifest)).status).toBe(200)
})
