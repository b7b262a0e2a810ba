import type { SiteStatus } from '@framewell/domain/content/siteStatus'

/** A reading of a running platform. */
export const testStatus: SiteStatus = {
  readAt: '2026-11-21T09:40:12.000Z',
  databaseMilliseconds: 3,
  plans: { onOffer: 3, smallestSquareFeet: 900, largestSquareFeet: 1800 },
  releases: [
    { remote: 'mfe-admin', version: '1.4.0-1c9d21', liveSince: '2026-11-18T08:00:00.000Z' },
    { remote: 'mfe-configurators', version: '2.1.3-77ab02', liveSince: '2026-11-20T15:30:00.000Z' },
    { remote: 'mfe-portal', version: '1.9.0-e0f411', liveSince: null },
  ],
  decisions: { toDate: 1284, lastThirtyDays: 96 },
  pages: { published: 28, lastChange: '2026-11-21T08:12:00.000Z' },
  mail: { waiting: 0, oldestWaitingSince: null },
}
