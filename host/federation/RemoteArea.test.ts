import { describe, expect, it } from 'vitest'
import type { Fault } from './testing/FaultyServer'
import { ADMIN, PORTAL, pageOfReleases } from './testing/pageOfReleases'

const { site, elsewhere, page, probe, reports, goLive, visit, retry, shown, tryAgain, reported } = pageOfReleases({
  one: {},
  two: {},
  throwing: { throws: true },
  foreign: { contract: 99 },
})

describe.each([
  ['the site itself', site],
  ['another origin', elsewhere],
])('releases on %s', (_, server) => {
  it('shares one React and the page’s router, and loads its own chunks', async () => {
    goLive(server, [PORTAL, { remote: 'mfe-admin', route: '/probe/:id' }], [[probe('one')], [probe('admin')]])
    await visit('/probe/7?step=3')
    await shown('one with no id and 3')
    await shown('admin with 7 and 3')
    expect(await page().getByText('one React').count()).toBe(2)
    await page().getByText('More').first().click()
    await shown('one later')
    expect(reports).toEqual([])
  })

  it('runs their web workers and WebAssembly', async () => {
    goLive(server, [PORTAL], [[probe('one')]])
    await visit()
    await page().getByText('More').click()
    await shown('counted 42')
    expect(reports).toEqual([])
  })

  it.each<[Fault, string]>([
    ['error', 'load'],
    ['reset', 'load'],
    ['truncate', 'load'],
    ['tamper', 'integrity'],
  ])('that answer with %s cost only their area, and a retry brings them back', async (fault, stage) => {
    goLive(server, [PORTAL, ADMIN], [[probe('one')], [probe('admin')]])
    server.faults.set('mfe-portal/probe-one/', fault)
    await visit()
    await retry().waitFor()
    await shown('admin with')
    await reported()
    expect(reports).toMatchObject([{ remote: 'mfe-portal', version: 'probe-one', stage }])
    expect(await page().evaluate('globalThis.tampered')).toBeUndefined()
    server.faults.clear()
    await tryAgain('one with')
    await shown('one with')
    expect(await retry().count()).toBe(0)
  })
})

it('refuses a chunk that does not match the hash in its entry, including one that loads later', async () => {
  goLive(elsewhere, [PORTAL], [[probe('one')]])
  const [later] = Object.keys(probe('one').manifest.files).filter((file) => /^\d/.test(file))
  elsewhere.faults.set(later ?? 'none', 'tamper')
  await visit()
  await page().getByText('More').click()
  await retry().waitFor()
  await reported()
  expect(reports).toMatchObject([{ stage: 'integrity' }])
  expect(await page().evaluate('globalThis.tampered')).toBeUndefined()
  elsewhere.faults.clear()
  await tryAgain('one with')
  await page().getByText('More').click()
  await shown('one later')
})

it('falls back to the last good release when the live one fails to load, throws, or uses another contract version', async () => {
  for (const live of [probe('two'), probe('throwing'), probe('foreign')]) {
    goLive(elsewhere, [PORTAL, ADMIN], [[live, probe('one')], [probe('admin')]])
    if (live === probe('two')) elsewhere.faults.set('probe-two', 'error')
    reports.length = 0
    await visit()
    await shown('one with')
    await shown('admin with')
    await reported()
  }
  expect(reports).toMatchObject([{ version: 'probe-foreign', stage: 'contract' }])
})

it('gives up on a server that hangs and retries on request', async () => {
  goLive(elsewhere, [PORTAL, ADMIN], [[probe('one')], [probe('admin')]])
  elsewhere.faults.set('mfe-portal', 'hang')
  await visit()
  await shown('admin with')
  await retry().waitFor()
  elsewhere.faults.clear()
  await tryAgain('one with')
  await shown('one with')
})

it('recovers when the server of an open page stops and comes back', async () => {
  goLive(elsewhere, [PORTAL], [[probe('one')]])
  await visit()
  await shown('one with')
  await elsewhere.stop()
  await page().getByText('More').click()
  await retry().waitFor()
  await retry().click()
  await retry().waitFor()
  await elsewhere.start()
  await tryAgain('one with')
  await shown('one with')
  await page().getByText('More').click()
  await shown('one later')
})

it('recovers on its own once its server answers', async () => {
  goLive(elsewhere, [PORTAL, ADMIN], [[probe('one')], [probe('admin')]])
  elsewhere.faults.set('mfe-portal', 'error')
  await visit()
  await retry().waitFor()
  elsewhere.faults.clear()
  await shown('one with')
  await shown('admin with')
  expect(await retry().count()).toBe(0)
  expect(reports, 'the tries by itself are not told one by one').toHaveLength(1)
})

it('keeps an open page on the releases it was rendered with', async () => {
  goLive(elsewhere, [PORTAL], [[probe('one')]])
  await visit()
  await shown('one with')
  goLive(elsewhere, [PORTAL], [[probe('two'), probe('one')]])
  await page().getByText('Again').click()
  await shown('one with')
  await page().getByText('More').click()
  await shown('one later')
  await page().reload()
  await shown('two with')
})

it('shows two releases of one remote on a page without mixing their chunks', async () => {
  goLive(elsewhere, [PORTAL, { remote: 'mfe-portal', widget: 'only-in-one' }], [[probe('two'), probe('one')]])
  await visit()
  await shown('two with')
  await shown('one with')
  for (const more of await page().getByText('More').all()) await more.click()
  await shown('two later')
  await shown('one later')
})

it('does not load a file without a known hash', async () => {
  const { manifest, folder } = probe('one')
  const { [manifest.entry]: _, ...files } = manifest.files
  goLive(site, [PORTAL], [[{ folder, manifest: { ...manifest, files } }]])
  await visit()
  await retry().waitFor()
  expect(await page().locator('[data-probe]').count()).toBe(0)
})
