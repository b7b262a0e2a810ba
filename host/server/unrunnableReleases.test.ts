import { reportDrawFailure } from '@framewell/domain/releases/reports'
import { EARLIER_COPIES, SHARED_MAJORS } from '@framewell/domain/releases/sharedLibraries'
import { SHELL_CONTRACT_VERSION } from '@framewell/domain/releases/shell'
import { expect, it } from 'vitest'
import { eventually, startTestHost, type TestHost, testContent } from '../testing/startTestHost'
import { testRelease } from '../testing/testRelease'

const ORDER = '/orders/17'
const older = { react: `${SHARED_MAJORS.react - 1}.3.0` }
const live = { ...testRelease('2.0.0-live00'), shared: older }
const good = testRelease('1.0.0-good00')

async function withHost(
  liveSet: ReturnType<typeof testContent>['liveSet'],
  check: (host: TestHost) => Promise<void>,
  environment: Record<string, string> = {},
) {
  const host = await startTestHost({ content: testContent({ liveSet }), environment })
  try {
    await check(host)
  } finally {
    await host.stop()
  }
}

/** The release on the page, once the host has rendered one. */
const versionAt = (host: TestHost) =>
  eventually(
    async () => /"live":\{"remote":"mfe-portal","version":"([^"]+)"/.exec(await (await host.get(ORDER)).text())?.[1],
    (version) => version !== undefined,
  )
const reported = (host: TestHost) =>
  eventually(
    async () => host.cms.seen.filter(({ url }) => url === reportDrawFailure.path).map(({ body }) => JSON.parse(body)),
    (found) => found.length > 0,
  )

it('shows the fallback in place of a live release built with another major, and records why', () =>
  withHost({ remotes: [{ live, fallback: good, candidate: null }] }, async (host) => {
    expect((await host.get('/readyz')).status).toBe(200)
    expect(await versionAt(host)).toBe(good.version)
    expect(await reported(host)).toEqual([
      {
        remote: 'mfe-portal',
        version: live.version,
        path: '/',
        stage: 'contract',
        message: `To run in this host: upgrade react from ${older.react} to ${SHARED_MAJORS.react}. ${good.version} is shown in its place.`,
      },
    ])
  }))

it.each([
  ['an operator’s window lets it', '2999-12-31', live.version],
  ['no longer after the last day', '2026-01-01', good.version],
])('shows a release built for an earlier major that hosts carry: %s', (_, EARLIER_LIBRARIES_UNTIL, version) => {
  const forEarlier = { ...live, shared: { jotai: `${EARLIER_COPIES.jotai.major}.13.1` } }
  return withHost(
    { remotes: [{ live: forEarlier, fallback: good, candidate: null }] },
    async (host) => expect(await versionAt(host)).toBe(version),
    {
      EARLIER_LIBRARIES_UNTIL,
    },
  )
})

it('is not ready when nothing of a micro-frontend can run, until one that can is live', () =>
  withHost({ remotes: [{ live: { ...good, contract: SHELL_CONTRACT_VERSION + 1 }, fallback: null, candidate: null }] }, async (host) => {
    const ready = () => host.get('/readyz').then(({ status }) => status)
    expect(await ready()).toBe(503)
    expect((await reported(host))[0].message).toContain('Nothing is shown in its place.')
    // Other pages are answered all the same.
    expect((await host.get('/about')).status).toBe(200)
    host.cms.content.liveSet = { remotes: [{ live: good, fallback: null, candidate: null }] }
    host.cms.announce({ type: 'releases' })
    expect(await eventually(ready, (status) => status === 200)).toBe(200)
    expect(await versionAt(host)).toBe(good.version)
  }))

it('stays on the release it showed when a newer cms has one that only newer hosts can run', () =>
  withHost({ remotes: [{ live: good, fallback: null, candidate: null }] }, async (host) => {
    expect(await versionAt(host)).toBe(good.version)
    host.cms.content.liveSet = { remotes: [{ live, fallback: null, candidate: null }] }
    host.cms.announce({ type: 'releases' })
    await reported(host)
    expect([await versionAt(host), (await host.get('/readyz')).status]).toEqual([good.version, 200])
  }))

it('gives no visitor a candidate that cannot run', () =>
  withHost({ remotes: [{ live: good, fallback: null, candidate: { release: live, share: 100 } }] }, async (host) => {
    expect(await versionAt(host)).toBe(good.version)
  }))
