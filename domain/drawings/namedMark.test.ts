import { expect, it } from 'vitest'
import { namedMark } from './namedMark'

const months = {
  categories: ['Built for sale', 'Built for rent', 'By the owner'],
  series: [{ name: 'Months', values: [8.9, 11.6, 1250] }],
}

it.each([
  ['A house built to rent took 11.6 months to finish', { category: 1 }],
  ['Owners take 1,250 days', { category: 2 }],
  ['By the owner takes longest', { category: 2 }],
  ['From 8.9 to 11.6 months', null],
  ['Who it is built for decides', null],
  [null, null],
])('the mark that %j names', (heading, named) => {
  expect(namedMark({ ...months, heading })).toEqual(named)
})

it('matches a series by name', () => {
  const series = [
    { name: 'Revenue', values: [1, 2] },
    { name: 'Profit', values: [0, 1] },
  ]
  expect(namedMark({ heading: 'Profit follows the second year', categories: ['2026', '2027'], series })).toEqual({ series: 1 })
})
