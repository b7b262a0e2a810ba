import { describe, expect, it } from 'vitest'
import { degradationsOf } from './degradations'
import type { HealthFigures } from './figures'
import { HEALTH_LIMITS } from './limits'

const now = new Date('2026-11-22T12:00:00Z')
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString()
const GB = 1024 ** 3
const well: HealthFigures = {
  measuredAt: now.toISOString(),
  database: { latencyMs: 1, pool: { open: 3, idle: 2, most: 20, waiting: 0 }, replica: null },
  disks: [{ name: 'Data', freeBytes: 50 * GB, totalBytes: 100 * GB }],
  files: { bucket: 'framewell', failure: null },
  keptFreeBytes: GB,
  mail: { server: true, waiting: 1, failed: 0, oldestWaiting: ago(HEALTH_LIMITS.mailWaitingMinutes - 1) },
  jobs: { due: 1, oldestDue: ago(HEALTH_LIMITS.jobLateMinutes - 1), failed: 0, latePublications: 0 },
  hosts: 1,
  releases: [{ remote: 'mfe-portal', version: '1.0.0', stored: true }],
  lastBackup: ago(HEALTH_LIMITS.backupHours * 60),
}
const disk = (freeBytes: number) => ({ disks: [{ name: 'Data', freeBytes, totalBytes: 100 * GB }] })

describe('degradationsOf', () => {
  it('is empty while every figure is within its limit', () => expect(degradationsOf(well, now)).toEqual([]))

  it.each<[string, Partial<HealthFigures>, 'broken' | 'degraded', RegExp]>([
    ['a store that is away', { files: { bucket: 'framewell', failure: 'ECONNREFUSED' } }, 'broken', /bucket framewell \(ECONNREFUSED\)/],
    ['a slow database', { database: { ...well.database, latencyMs: HEALTH_LIMITS.databaseSlowMs + 1 } }, 'degraded', /shortest question/],
    [
      'requests without a connection',
      { database: { ...well.database, pool: { ...well.database.pool, waiting: 6 } } },
      'degraded',
      /6 requests wait/,
    ],
    [
      'a replica of which nothing is heard',
      { database: { ...well.database, replica: { lagSeconds: 9, used: false, failure: 'ECONNREFUSED', reads: 3 } } },
      'degraded',
      /cannot be asked \(ECONNREFUSED\)/,
    ],
    [
      'a replica that lags',
      { database: { ...well.database, replica: { lagSeconds: 9, used: false, failure: null, reads: 3 } } },
      'degraded',
      /lacks the last 9 seconds/,
    ],
    ['little space', disk(2 * GB - 1), 'degraded', /of disk are left/],
    ['no space for uploads', disk(GB), 'broken', /uploads are refused/],
    ['no space at all', disk(HEALTH_LIMITS.fullBytes - 1), 'broken', /disk is full/],
    ['mails that wait', { mail: { ...well.mail, oldestWaiting: ago(HEALTH_LIMITS.mailWaitingMinutes) } }, 'broken', /1 mail wait/],
    ['mails that failed', { mail: { ...well.mail, failed: 2 } }, 'degraded', /2 mails could not/],
    ['no mail server', { mail: { ...well.mail, server: false } }, 'degraded', /No mail server/],
    ['late jobs', { jobs: { ...well.jobs, oldestDue: ago(HEALTH_LIMITS.jobLateMinutes) } }, 'broken', /work is late/],
    ['failed jobs', { jobs: { ...well.jobs, failed: 1 } }, 'degraded', /1 background job given up/],
    ['late publications', { jobs: { ...well.jobs, latePublications: 1 } }, 'broken', /1 publication overdue/],
    ['no host', { hosts: 0 }, 'degraded', /No site process/],
    ['no live release', { releases: [{ remote: 'mfe-portal', version: null, stored: false }] }, 'broken', /no live release/],
    ['a lost release', { releases: [{ remote: 'mfe-portal', version: '1', stored: false }] }, 'broken', /not in the release store/],
    ['no backup', { lastBackup: null }, 'degraded', /No backup/],
    ['an old backup', { lastBackup: ago(HEALTH_LIMITS.backupHours * 60 + 1) }, 'degraded', /26 hours old/],
  ])('names %s, once, with what to do', (_, change, severity, words) => {
    const [found, ...others] = degradationsOf({ ...well, ...change }, now)
    expect(others).toEqual([])
    expect(found).toMatchObject({ severity, what: expect.stringMatching(words) })
    expect(found?.action).not.toBe('')
  })

  it('lists broken first', () => {
    const found = degradationsOf({ ...well, lastBackup: null, ...disk(0) }, now)
    expect(found.map(({ severity }) => severity)).toEqual(['broken', 'degraded'])
  })
})
