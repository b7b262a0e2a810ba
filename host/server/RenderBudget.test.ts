import { expect, it } from 'vitest'
import { RenderBudget } from './RenderBudget'

it('lets an address render a whole site, then a few pages a second, without affecting others', () => {
  let now = 0
  const budget = new RenderBudget(() => now)
  const taken = () => Array.from({ length: 1000 }, () => budget.take('192.0.2.1')).filter(Boolean).length
  expect(taken()).toBe(300)
  expect(taken()).toBe(0)
  expect(budget.take('192.0.2.2')).toBe(true)
  now += 2000
  expect(taken()).toBe(10)
  now += 3_600_000
  expect(taken()).toBe(300)
})
