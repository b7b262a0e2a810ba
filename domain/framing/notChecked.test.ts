import fc from 'fast-check'
import { expect, it } from 'vitest'
import { notChecked, notCheckedWords } from './notChecked'

it('lists everything that is not checked, and that no engineer reviewed it', () => {
  expect(notCheckedWords()).toBe(
    'Not checked: wind, snow, seismic, member strength, deflection, connections, uplift and anchorage, foundation. Not reviewed by an engineer.',
  )
})

it.each([
  [{}, ['wind (none entered)', 'snow (none entered)']],
  [{ windMph: 139, snowPsf: 70 }, ['wind (139 mph entered)', 'snow (70 psf entered)']],
  [{ windMph: 0 }, ['wind (0 mph entered)', 'snow (none entered)']],
])('says for the site %j what was entered and that it is not checked', (loads, items) => {
  expect(notChecked(loads).slice(0, 2)).toEqual(items)
})

it('never gets shorter with more input', () => {
  const aLoad = fc.option(fc.integer({ min: 0, max: 300 }), { nil: undefined })
  fc.assert(
    fc.property(aLoad, aLoad, (windMph, snowPsf) => {
      expect(notChecked({ windMph, snowPsf })).toHaveLength(notChecked().length)
    }),
  )
})
