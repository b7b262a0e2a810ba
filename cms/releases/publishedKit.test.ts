import { KIT_NAME, KIT_PACKAGES, kitFilePath, listKitVersions } from '@framewell/domain/releases/kitVersions'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bootCms, type TestCms } from '../testing/bootCms'
import { releaseDesk } from '../testing/releaseDesk'
import { bringFile, integrityOf, testRelease } from '../testing/shipTestRelease'

let cms: TestCms
beforeAll(async () => {
  cms = await bootCms()
})
afterAll(() => cms.stop())

const contentOf = (name: string, version: string, text: string) => `${name} ${version} ${text}`

async function publish(version: string, text = 'first', { bring = true, internal = true } = {}) {
  const { manifest } = testRelease({ remote: KIT_NAME })
  const files = KIT_PACKAGES.map((name) => ({ name, integrity: integrityOf(contentOf(name, version, text)) }))
  if (bring) for (const name of KIT_PACKAGES) await bringFile(cms, manifest, contentOf(name, version, text))
  const json = { version, contract: 1, changes: [`New in ${version}`], sources: integrityOf(text), files }
  const answer = await cms.request('/api/kit', { json, internal })
  return { status: answer.status, body: await answer.json() }
}
const versions = async () => listKitVersions.output.parse(await (await cms.request('/api/kit')).json()).versions

it('serves a published version to npm, with its hashes, and keeps it for good', async () => {
  expect(await publish('1.0.0')).toMatchObject({ status: 200, body: { version: '1.0.0', created: true } })
  const file = await cms.request(kitFilePath('domain', '1.0.0'))
  expect([file.status, file.headers.get('cache-control'), await file.text()]).toEqual([
    200,
    'public, max-age=31536000, immutable',
    contentOf('domain', '1.0.0', 'first'),
  ])
  expect(await versions()).toMatchObject([{ version: '1.0.0', contract: 1, changes: ['New in 1.0.0'], supportedUntil: null }])
})

it('never has two contents under one version', async () => {
  expect(await publish('1.0.0')).toMatchObject({ status: 200, body: { created: false } })
  expect(await publish('1.0.0', 'second')).toMatchObject({ status: 409, body: { code: 'versionTaken' } })
  expect(await (await cms.request(kitFilePath('domain', '1.0.0'))).text()).toBe(contentOf('domain', '1.0.0', 'first'))
  const answers = await Promise.all([publish('1.1.0', 'one'), publish('1.1.0', 'other')])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})

it('lists the newest first, and until when the one before is supported', async () => {
  await publish('1.10.0')
  const [newest, before] = await versions()
  expect([newest?.version, newest?.supportedUntil, before?.version]).toEqual(['1.10.0', null, '1.1.0'])
  const months = new Date(newest?.publishedAt ?? '')
  months.setUTCMonth(months.getUTCMonth() + 12)
  expect(before?.supportedUntil).toBe(months.toISOString())
})

it('refuses new releases that were built with a version whose support has ended', async () => {
  const desk = await releaseDesk(cms)
  const first = await desk.ship({ remote: 'mfe-warranty', kit: '1.0.0' })
  expect(first.status, 'within its time').toBe(200)
  const { pool } = cms.payload.db
  await pool.query(`update kit_versions set created_at = created_at - interval '13 months'`)
  await pool.query(`update kit_versions set created_at = now() where version = '1.10.0'`)
  expect(await desk.ship({ remote: 'mfe-warranty', kit: '1.0.0' })).toMatchObject({
    status: 422,
    body: { code: 'kitTooOld', detail: expect.stringMatching(/^Support of 1\.0\.0 ended on \d{4}-\d\d-\d\d\.$/) },
  })
  expect((await desk.act(first.body.id, 'promote')).status, 'a registered one can go live again').toBe(200)
  for (const kit of ['1.1.0', '1.10.0', undefined]) expect((await desk.ship({ remote: 'mfe-warranty', kit })).status, kit).toBe(200)
})

it('takes no version without its files, and none from anybody else', async () => {
  expect(await publish('2.0.0', 'lost', { bring: false })).toMatchObject({ status: 422, body: { code: 'filesMissing' } })
  expect((await publish('2.0.0', 'foreign', { internal: false })).status).toBe(403)
  expect((await cms.request('/api/kit', { json: {}, cookie: (await cms.signInAs('operator')).cookie })).status).toBe(403)
  for (const path of ['/api/kit/1.0.0/other.tgz', '/api/kit/9.9.9/framewell-domain-9.9.9.tgz', '/api/kit/1.0.0/..%2f..%2fsecrets.json'])
    expect((await cms.request(path)).status, path).toBe(404)
  expect((await versions()).map(({ version }) => version)).not.toContain('2.0.0')
})
