import { mkdtemp, readdir, readFile, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getReleaseFile } from '@framewell/domain/releases/servingCalls'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { eventually, startTestHost, type TestHost, testContent } from '../testing/startTestHost'
import { testRelease } from '../testing/testRelease'

const first = testRelease()
const second = testRelease('2.0.0-bbbbbb')
const FILE = '/remoteEntry.js'
const urlOf = ({ baseUrl, entry }: typeof first) => baseUrl + entry
const setOf = (live: typeof first) => ({ remotes: [{ live, fallback: null }] })

let folder: string
let clock = Date.now()
let host: TestHost
/** A host on its own machine: it gets release files only from the cms. */
const start = async (given: Parameters<typeof startTestHost>[0] = {}) => {
  host = await startTestHost({ dataDir: folder, environment: { RELEASES_DIR: join(folder, 'no-store') }, ...given })
}
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'framewell-copies-'))
})
afterEach(async () => {
  await host.stop()
  await rm(folder, { recursive: true })
})
const copies = () => readdir(join(folder, 'release-copies', 'mfe-portal')).catch(() => [])
const asked = () => host.cms.seen.filter(({ url }) => url.startsWith(getReleaseFile.path)).length
const liveVersion = () => host.host.content.releases.liveSet.remotes[0]?.live.version

it('downloads a live release from the cms, becomes ready, and keeps it for an outage of the cms', async () => {
  await start({ content: testContent({ liveSet: setOf(first) }) })
  expect((await host.get('/readyz')).status).toBe(200)
  host.cms.releaseFile = 'another'
  const served = await host.get(urlOf(first))
  expect([served.status, await served.text()]).toEqual([200, ''])
  await host.stop()
  await start({ content: testContent({ liveSet: setOf(first) }), withoutCms: true })
  expect((await host.get('/readyz')).status).toBe(200)
  expect((await host.get(urlOf(first))).status).toBe(200)
})

it.each([
  ['is not there', (of: TestHost) => Object.assign(of.cms, { releaseFile: undefined })],
  ['is not what its hash says', (of: TestHost) => Object.assign(of.cms, { releaseFileIsAltered: true })],
])('withholds a new release whose file %s, and shows it once it is complete', async (_, breakIt) => {
  await start({ content: testContent({ liveSet: setOf(first) }) })
  breakIt(host)
  host.cms.content.liveSet = setOf(second)
  const before = asked()
  host.cms.announce({ type: 'releases' })
  await eventually(
    async () => asked(),
    (count) => count > before,
  )
  expect((await host.get('/orders/1')).status).toBe(200)
  expect(liveVersion()).toBe(first.version)
  expect((await host.get('/readyz')).status).toBe(200)
  expect((await host.get(urlOf(second))).status).toBe(404)
  Object.assign(host.cms, { releaseFile: '', releaseFileIsAltered: false })
  // The host retries automatically.
  await eventually(
    async () => liveVersion(),
    (version) => version === second.version,
  )
  expect((await readdir(join(folder, 'release-copies'))).filter((name) => name.startsWith('.'))).toEqual([])
})

it('downloads a file of an earlier release once, for a page that was opened before', async () => {
  await start({ content: testContent({ liveSet: setOf(second) }) })
  const before = asked()
  const answers = await Promise.all(Array.from({ length: 5 }, () => host.get(urlOf(first))))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  expect(asked()).toBe(before + 1)
  expect(await readFile(join(folder, 'release-copies', 'mfe-portal', `${first.version}${FILE}`), 'utf8')).toBe('')
})

it('asks the cms for nothing that is not a file name, and only once for a missing file', async () => {
  await start({ content: testContent({ liveSet: setOf(first) }) })
  host.cms.releaseFile = undefined
  const before = asked()
  for (const path of [
    '..%2f..%2fsecrets.json',
    'mfe-portal',
    'mfe-portal/x/remoteEntry.js',
    '.waiting/mfe-portal/x',
    'MFE/1.0.0-abcdef/a.js',
  ])
    expect((await host.get(`/releases/${path}`)).status, path).toBe(404)
  expect(asked()).toBe(before)
  for (let visit = 0; visit < 3; visit += 1) expect((await host.get('/releases/mfe-portal/9.0.0-cccccc/a.js')).status).toBe(404)
  expect(asked()).toBe(before + 1)
})

it('asks the cms for a page’s worth of earlier files at once, and for only a few guesses of strangers', async () => {
  const environment = { RELEASES_DIR: join(folder, 'no-store'), TRUSTED_PROXIES: '1' }
  await start({ content: testContent({ liveSet: setOf(first) }), now: () => clock, environment })
  const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })
  const names = Array.from({ length: 40 }, (_, at) => `/releases/mfe-portal/${second.version}/${at}.js`)
  const all = await Promise.all(names.map((name) => host.get(name)))
  expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]))
  host.cms.releaseFile = undefined
  const before = asked()
  for (let guess = 0; guess < 60; guess += 1) await host.get(`/releases/mfe-portal/guess-${100 + guess}/a.js`, from('198.51.100.7'))
  expect(asked()).toBe(before + 20)
  host.cms.releaseFile = ''
  const other = `/releases/mfe-portal/${second.version}/of-an-earlier-page.js`
  expect((await host.get(other, from('203.0.113.9'))).status, 'guesses of one address are not another visitor’s').toBe(200)
  host.cms.releaseFile = undefined
  clock += 2000
  await host.get('/releases/mfe-portal/guess-999/a.js', from('198.51.100.7'))
  expect(asked()).toBe(before + 22)
})

it('deletes copies that no page needs any more, never those of live releases', async () => {
  await start({ content: testContent({ liveSet: setOf(second) }) })
  await host.get(urlOf(first))
  const longAgo = new Date(Date.now() - 40 * 86_400_000)
  for (const version of await copies()) await utimes(join(folder, 'release-copies', 'mfe-portal', version), longAgo, longAgo)
  await host.stop()
  await start({ content: testContent({ liveSet: setOf(second) }) })
  expect(await eventually(copies, (names) => names.length === 1)).toEqual([second.version])
})
