import { expect, it } from 'vitest'
import { healthWords, NO_HEALTH } from './releaseHealth'

it('says of a release what was measured, and nothing of what was not', () => {
  expect(healthWords(NO_HEALTH)).toEqual(['0 visits'])
  expect(healthWords({ ...NO_HEALTH, failures: 2 })).toEqual(['0 visits', '100% failed'])
  expect(healthWords({ visits: 1250, failures: 25, errors: 50, lcpVisits: 100, lcpSlow: 12, inpVisits: 50, inpSlow: 1 })).toEqual([
    '1,250 visits',
    '2% failed',
    '0.04 errors a visit',
    '12% showed after 2.5 s',
    '2% answered after 200 ms',
  ])
})
