import { expect, it } from 'vitest'
import { statusReadings } from './statusReadings'

const status = (...remotes: string[]) => ({
  readAt: '2026-11-22T20:00:00.000Z',
  databaseMilliseconds: 1,
  plans: { onOffer: 0, smallestSquareFeet: null, largestSquareFeet: null },
  releases: remotes.map((remote) => ({ remote, version: 'first-version', liveSince: null })),
  decisions: { toDate: 0, lastThirtyDays: 0 },
  pages: { published: 0, lastChange: null },
  mail: { waiting: 0, oldestWaitingSince: null },
})

it('describes our own micro-frontends and names those of other teams, whatever their names are', () => {
  const { details } = statusReadings.releases(status('mfe-portal', 'mfe-warranty', 'constructor'))
  expect(details).toEqual(['Builder portal', 'mfe-warranty', 'constructor'])
})
