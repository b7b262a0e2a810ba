import { expect, it } from 'vitest'
import { isWholeAddress } from './siteAddress'

it.each([
  ['12 Canal St, Dayton, OH', true],
  ['12 Canal St, Dayton, Ohio', true],
  ['Lot 7, Orchard Lane, Xenia, oh', true],
  ['12 Canal St, Dayton, OH 45402', true],
  ['12 Canal St, Dayton, OH, 45402', true],
  ['12 Canal St, Dayton', false],
  ['12 Canal St, Dayton, ZZ', false],
  ['12 Canal St, , OH', false],
  ['OH, 45402', false],
  ['', false],
])('an address names street, city and state: %s', (address, isWhole) => {
  expect(isWholeAddress(address)).toBe(isWhole)
})
