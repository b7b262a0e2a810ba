import { expect, it } from 'vitest'
import { INITIAL_PLANS } from '../catalog/initialPlans'
import { frameModel } from './frameModel'
import { byRoles, clashes } from './testing/clashes'
import { randomHouses } from './testing/houses'

it.each(INITIAL_PLANS.map(({ name, layout }) => [name, layout] as const))('%s: no two members stand in each other', (_, layout) => {
  const found = clashes(frameModel(layout).members)
  expect(
    found.slice(0, 5).map(({ a, b, inches }) => [a.mark, b.mark, inches]),
    JSON.stringify(byRoles(found), null, 1),
  ).toEqual([])
})

it('no two members stand in each other in random houses', () => {
  const found = randomHouses(process.env.TEST_FULL ? 200 : 20).flatMap((layout) => clashes(frameModel(layout).members))
  expect(byRoles(found)).toEqual({})
})
