import { describe, expect, it } from 'vitest'
import { cents } from '../money/cents'
import { deliveryText } from './deliveryCalls'
import { siteAnswers } from './siteAnswers'

const earliest = { day: '2026-12-22', miles: 58, freightCents: cents(61_100), transitDays: 1 }
const katy = { zip: '77494', city: 'Katy', state: 'TX', squareFeet: 1350, shopsInReach: 2, earliest, nearest: null }

describe('the words of a delivery', () => {
  it('say whether the earliest day is in time for the day it is needed by', () => {
    expect(deliveryText(katy, '2026-12-21')).toContain('That is after December 21, 2026, when you need it.')
    expect(deliveryText(katy, '2026-12-22')).toContain('That is in time for December 22, 2026, when you need it.')
    expect(deliveryText(katy)).not.toContain('That is')
  })

  it('tell no second freight beside a price that has a line for it', () => {
    const text = deliveryText(katy, '', cents(320_000))
    expect(text).toContain('2 shops are in reach, the first of them at 58 miles. Your price has $3,200 of freight in it.')
    expect(text).not.toMatch(/\$611|not added/)
  })

  it('name the distance of the freight, also for a shop next to the site', () => {
    expect(deliveryText(katy)).toContain('Estimated freight for 58 miles: $611.')
    expect(deliveryText({ ...katy, earliest: { ...earliest, miles: 1 } })).toContain('for 1 mile:')
    expect(deliveryText({ ...katy, earliest: { ...earliest, miles: 0 } })).toContain('for under 1 mile:')
  })
})

describe('a place and day', () => {
  it.each(['', '77494', ' 77494 ', '00501'])('takes %j as a ZIP code', (zip) =>
    expect(siteAnswers.siteZip.safeParse(zip).success).toBe(true),
  )
  it.each(['7749', '774944', '77494-1234', 'Katy', '７７４９４'])('refuses %j', (zip) =>
    expect(siteAnswers.siteZip.safeParse(zip).success).toBe(false),
  )
  it.each(['2026-02-30', '2026-13-01', '12/06/2026', 'soon'])('refuses %j as a day', (day) =>
    expect(siteAnswers.deliverBy.safeParse(day).success).toBe(false),
  )
  it('takes no day and a day', () => {
    for (const day of ['', '2026-12-06']) expect(siteAnswers.deliverBy.safeParse(day).success).toBe(true)
  })
})
