import type { getHealth } from '@framewell/domain/health/calls'
import { degradationsOf } from '@framewell/domain/health/degradations'
import type { HealthFigures } from '@framewell/domain/health/figures'
import { type getHealthHistory, type HealthHistory, healthParts } from '@framewell/domain/health/historyCalls'
import type { AnswerCall } from '@framewell/domain/http/answerCalls'

const GB = 1_000_000_000

/** A system with every figure within limits. */
export const WELL: HealthFigures = {
  measuredAt: new Date().toISOString(),
  database: {
    latencyMs: 0.8,
    pool: { open: 6, idle: 4, most: 20, waiting: 0 },
    replica: { lagSeconds: 0.4, used: true, failure: null, reads: 218 },
  },
  disks: [
    { name: 'Data', freeBytes: 61 * GB, totalBytes: 100 * GB },
    { name: 'Releases', freeBytes: 61 * GB, totalBytes: 100 * GB },
  ],
  files: { bucket: null, failure: null },
  keptFreeBytes: 1024 ** 3,
  mail: { server: true, waiting: 0, failed: 0, oldestWaiting: null },
  jobs: { due: 0, oldestDue: null, failed: 0, latePublications: 0 },
  hosts: 2,
  releases: ['mfe-configurators', 'mfe-portal', 'mfe-admin'].map((remote) => ({ remote, version: '1.4.0-3f9a21', stored: true })),
  lastBackup: new Date(Date.now() - 7 * 3_600_000).toISOString(),
}

export interface HealthDesk {
  readonly health: AnswerCall<typeof getHealth>
  readonly history: AnswerCall<typeof getHealthHistory>
}

/** A fake that returns figures, judged by the product's own rules. */
export function healthDesk(figures: HealthFigures = WELL): HealthDesk {
  return {
    health: () => ({ figures, degradations: degradationsOf(figures, new Date()) }),
    history: ({ period = 'day' }) => serviceHistory(healthParts(period, new Date())),
  }
}

/** A service with one outage and a release that became slower. */
function serviceHistory(begins: readonly Date[]): HealthHistory {
  const down = 5
  return {
    parts: begins.map((at, part) => ({
      at: at.toISOString(),
      requests: part === down ? 0 : 900 + part * 40,
      meanMs: part === down ? null : 18 + (part % 4) * 3,
      slowestMs: part === down ? null : 240 + (part % 5) * 90,
      errorPercent: part === down ? null : part === down + 1 ? 2.4 : 0.1,
      jobsDue: part === down ? null : part % 3,
      mailsWaiting: part === down ? null : part === down + 1 ? 31 : 0,
      deliveriesWaiting: part === down ? null : 0,
    })),
    releases: [
      {
        remote: 'mfe-portal',
        version: '1.4.0-3f9a21',
        parts: begins.map((_, part) => ({
          visits: 40 + part * 3,
          failures: part > 9 ? 2 : 0,
          errors: part > 9 ? 4 : 1,
          slowPaintPercent: part > 9 ? 14 : 4,
          slowAnswerPercent: part === 0 ? null : 2,
        })),
      },
    ],
  }
}
