import type { LiveRelease } from '@framewell/domain/releases/manifest'
import { expect, it } from 'vitest'
import { PORTAL, pageOfReleases } from './testing/pageOfReleases'

const { site, page, probe, reports, visits, goLive, visit, shown, reported } = pageOfReleases({ one: {}, freezing: { freezes: true } })
const asCandidate = (release: LiveRelease): LiveRelease => ({ ...release, candidate: true })
const FROZEN = { remote: 'mfe-portal', version: 'probe-freezing', stage: 'freeze' }

it('reports a page that stops responding, while it does not respond', async () => {
  goLive(site, [PORTAL], [[probe('freezing')]], asCandidate)
  await page().goto(site.origin, { waitUntil: 'commit' })
  await reported()
  expect(reports).toMatchObject([{ ...FROZEN, message: 'The page did not respond for 10 s' }])
  const { remote, version } = FROZEN
  expect(visits, 'it is counted as begun, and never as finished').toMatchObject([{ begins: true, releases: [{ remote, version }] }])
})

it('shows the last good release on the page after one that never ended, and reports why', async () => {
  goLive(site, [PORTAL], [[probe('freezing'), probe('one')]], asCandidate)
  // What a frozen page of any tab leaves.
  await page().addInitScript(() => localStorage.setItem('framewell-begun.other', `${Date.now() - 60_000} mfe-portal@probe-freezing`))
  await visit()
  await shown('one with')
  await reported()
  expect(reports).toMatchObject([{ ...FROZEN, message: 'A page with this release never ended' }])
})

it('blames no release whose page was left', async () => {
  goLive(site, [PORTAL], [[probe('one')]], asCandidate)
  for (let visits = 0; visits < 2; visits += 1) {
    await visit()
    await shown('one with')
  }
  expect(reports).toEqual([])
  const kept = () => page().evaluate(() => Object.keys(localStorage))
  expect(await kept()).toEqual([expect.stringMatching(/^framewell-begun\./)])
  // The dialog stops scripts for as long as it is open.
  await page().evaluate(() => dispatchEvent(new Event('beforeprint')))
  expect(await kept()).toEqual([])
})

it('blames no release of a page that slept, or ended with its computer', async () => {
  goLive(site, [PORTAL], [[probe('one')]], asCandidate)
  await page().addInitScript(() => localStorage.setItem('framewell-begun.other', `${Date.now() - 3_600_000} mfe-portal@probe-one`))
  await visit()
  await shown('one with')
  expect(reports).toEqual([])
})
