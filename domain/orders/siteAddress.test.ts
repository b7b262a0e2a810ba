import { expect, it } from 'vitest'
import { isWholeAddress, siteZipProblem } from './siteAddress'

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

it.each([
  ['12 Canal St, Dayton, OH', '45402', 'OH', undefined],
  ['12 Canal St, Dayton, Ohio 45402', '45402', 'OH', undefined],
  ['12 Canal St, Dayton, ohio, 45402', '45402', 'OH', undefined],
  ['12 Canal St, Dayton, OH', '47374', 'IN', 'ZIP code 47374 is in Indiana, but the address is in Ohio'],
  ['7 Calle Sol, Dayton, OH', '00926', 'PR', 'ZIP code 00926 is in PR, but the address is in Ohio'],
  ['12 Canal St, Dayton, OH 45402', '45403', 'OH', 'The address ends with ZIP code 45402'],
  ['12 Canal St, Dayton, OH 45402', '45499', undefined, 'The address ends with ZIP code 45402'],
  ['12 Canal St, Dayton, OH', '45499', undefined, undefined],
])('an address and a ZIP code are of one place: %s and %s', (siteAddress, siteZip, state, problem) => {
  expect(siteZipProblem({ siteAddress, siteZip }, state)).toBe(problem)
})
