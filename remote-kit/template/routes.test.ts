import { routeMetaSchema } from '@framewell/domain/releases/manifest'
import { expect, it } from 'vitest'
import { routes } from './routes'

it('every address is valid on the site', () => {
  for (const route of routes) expect(routeMetaSchema.parse(route)).toEqual(route)
  expect(new Set(routes.map(({ path }) => path)).size).toBe(routes.length)
})
