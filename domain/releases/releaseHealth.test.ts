import { describe, expect, it } from 'vitest'
import {
  CANDIDATE_LIMITS,
  drawingReason,
  fallbackFitness,
  healthWords,
  NO_HEALTH,
  type ReleaseHealth,
  withdrawalReason,
} from './releaseHealth'

it('reports what was measured, and nothing else', () => {
  expect(healthWords(NO_HEALTH)).toEqual(['0 visitors'])
  expect(healthWords({ ...NO_HEALTH, failures: 2 })).toEqual(['no visit counted yet', 'failed for 2 visitors'])
  expect(healthWords({ ...NO_HEALTH, visits: 3, failures: 4 })).toEqual(['3 visitors', 'failed for 4 visitors', '0% met an error'])
  expect(healthWords({ ...NO_HEALTH, begun: 3, failures: 3 })).toEqual([
    '3 visitors began, 0 finished a visit',
    '100% failed',
    '0% met an error',
  ])
  expect(healthWords({ begun: 0, visits: 1250, failures: 25, errors: 50, lcpVisits: 100, lcpSlow: 12, inpVisits: 50, inpSlow: 1 })).toEqual(
    ['1,250 visitors', '2% failed', '4% met an error', '12% showed after 2.5 s', '2% answered after 200 ms'],
  )
})

describe('a candidate', () => {
  const live: ReleaseHealth = { begun: 0, visits: 1000, failures: 10, errors: 20, lcpVisits: 500, lcpSlow: 50, inpVisits: 500, inpSlow: 25 }
  const { fewestFailures, fewestVisits } = CANDIDATE_LIMITS
  const candidate = (change: Partial<ReleaseHealth>) => withdrawalReason({ ...NO_HEALTH, visits: fewestVisits, ...change }, live)

  it('that is no worse stays, also while the data proves nothing', () => {
    expect(candidate({})).toBeNull()
    expect(candidate({ failures: fewestFailures - 1 })).toBeNull()
    expect(candidate({ visits: fewestVisits - 1, errors: 1000 })).toBeNull()
    expect(candidate({ lcpVisits: fewestVisits - 1, lcpSlow: fewestVisits - 1 })).toBeNull()
    expect(candidate({ errors: 3, lcpVisits: 100, lcpSlow: 20, inpVisits: 100, inpSlow: 15 })).toBeNull()
  })

  it.each<[string, Partial<ReleaseHealth>, string]>([
    ['fails', { failures: fewestFailures }, 'It failed on 10% of its pages; the live release failed on 1% of its pages.'],
    ['fails before any visit ends', { visits: 0, failures: 5 }, 'It failed for 5 visitors; the live release failed on 1% of its pages.'],
    ['freezes', { begun: 5, visits: 0, failures: 5 }, 'It failed on 100% of its pages; the live release failed on 1% of its pages.'],
    ['raises errors', { errors: 10 }, "20% of its visitors met an error, of the live release's 2%."],
    ['shows slowly', { lcpVisits: 100, lcpSlow: 40 }, 'Its pages showed slowly on 40% of its visits'],
    ['answers slowly', { inpVisits: 100, inpSlow: 30 }, 'It answered slowly on 30% of its visits'],
  ])('that %s is taken back, with the figures', (_, change, words) => {
    expect(candidate(change)).toContain(words)
  })
})

it('is taken back when servers repeatedly cannot draw it, unless they cannot draw the live release either', () => {
  const { fewestDraws } = CANDIDATE_LIMITS
  expect([drawingReason(fewestDraws - 1, false), drawingReason(fewestDraws, true)]).toEqual([null, null])
  expect(drawingReason(fewestDraws, false)).toBe('Our servers could not draw it 4 times, and drew the live release without failures.')
})

it('is replaced by releases without failures, and by doubtful ones only when no other is left', () => {
  const after = (change: Partial<ReleaseHealth>) => fallbackFitness({ ...NO_HEALTH, ...change })
  expect(after({})).toBe('good')
  expect(after({ visits: 1000, failures: 40 })).toBe('good')
  expect(after({ failures: 1 })).toBe('doubtful')
  expect(after({ visits: 4, failures: 1 })).toBe('doubtful')
  expect(after({ failures: CANDIDATE_LIMITS.fewestFailures })).toBe('broken')
})
