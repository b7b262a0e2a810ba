import { expect, it } from 'vitest'
import { statedPlace } from './statedPlace'

it('parses city, state and ZIP code in common spellings', () => {
  expect(statedPlace('Toledo, OH')).toEqual({ zip: null, city: 'Toledo', state: 'OH' })
  expect(statedPlace('1 Summit St, Toledo, Ohio 43604-1234')).toEqual({ zip: '43604', city: 'Toledo', state: 'OH' })
  expect(statedPlace(' st. louis ,  mo. ')).toEqual({ zip: null, city: 'st. louis', state: 'MO' })
  expect(statedPlace('Charleston, West Virginia')).toEqual({ zip: null, city: 'Charleston', state: 'WV' })
})

it('leaves out missing parts', () => {
  expect(statedPlace('Everywhere')).toEqual({ zip: null, city: null, state: null })
  expect(statedPlace('43604')).toEqual({ zip: '43604', city: null, state: null })
  expect(statedPlace('')).toEqual({ zip: null, city: null, state: null })
})
