import { expect, it } from 'vitest'
import { PRODUCT_PATHS } from '../domain/content/productRoutes'
import { routes as adminRoutes } from '../mfe-admin/routes'
import { routes as configuratorRoutes } from '../mfe-configurators/routes'
import { routes as portalRoutes } from '../mfe-portal/routes'

it('every route of our micro-frontends is reserved before its release, and no link to it renders until it is live', () => {
  const paths = [...adminRoutes, ...configuratorRoutes, ...portalRoutes].map(({ path }) => path)
  expect(paths.filter((path) => !PRODUCT_PATHS.includes(path))).toEqual([])
})
