import { expect, it } from 'vitest'
import { parseLocation } from './parseLocation'

it('parses city, state and ZIP code in common spellings', () => {
  expect(parseLocation('Toledo, OH')).toEqual({ zip: null, city: 'Toledo', state: 'OH' })
  expect(parseLocation('1 Summit St, Toledo, Ohio 43604-1234')).toEqual({ zip: '43604', city: 'Toledo', state: 'OH' })
  expect(parseLocation(' st. louis ,  mo. ')).toEqual({ zip: null, city: 'st. louis', state: 'MO' })
  expect(parseLocation('Charleston, West Virginia')).toEqual({ zip: null, city: 'Charleston', state: 'WV' })
})

it('leaves out missing parts', () => {
  expect(parseLocation('Everywhere')).toEqual({ zip: null, city: null, state: null })
  expect(parseLocation('43604')).toEqual({ zip: '43604', city: null, state: null })
  expect(parseLocation('')).toEqual({ zip: null, city: null, state: null })
})
