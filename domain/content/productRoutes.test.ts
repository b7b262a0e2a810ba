import { expect, it } from 'vitest'
import { canUsePath } from './productRoutes'

const LIVE = ['/quote', '/orders/:id', '/price-calculator']

it.each([
  '/admin',
  '/Admin/',
  '/payments',
  '/yc-dashboard',
  '/steel-configurator',
  '/configurator/old',
  '/quote',
  '/orders/17',
  '/price-calculator',
  '/api/x',
  '/cms',
])('the cms has nothing at %s', (path) => {
  expect((['page', 'post', 'redirect'] as const).filter((what) => canUsePath(path, what, LIVE))).toEqual([])
})

it.each([
  ['/terms', ['page']],
  ['/home-plans', ['page']],
  ['/', ['page', 'post']],
  ['/home', ['page', 'post']],
  ['/platform-overview', ['page', 'post']],
  ['/blog/old-article', ['page', 'post', 'redirect']],
  ['/terms/2025', ['page', 'post', 'redirect']],
  ['/orders', ['page', 'post', 'redirect']],
  ['/our-story', ['page', 'post', 'redirect']],
])('at %s may stand: %j', (path, allowed) => {
  expect((['page', 'post', 'redirect'] as const).filter((what) => canUsePath(path, what, LIVE))).toEqual(allowed)
})
