import { expect, it } from 'vitest'
import { answeredRoute } from './answeredRoute'

const route = { path: '/warranty/:id', title: 'Warranty', description: 'One warranty.', chrome: 'site', indexed: true } as const

it('keeps the route’s own facts where a screen says nothing', () => {
  expect(answeredRoute(route, {})).toEqual({ status: 200, route })
})

it('takes title, description and status of a screen; only what exists is indexed', () => {
  expect(answeredRoute(route, { title: 'Warranty 7', description: 'Of a house.' })).toMatchObject({
    status: 200,
    route: { title: 'Warranty 7', description: 'Of a house.', indexed: true },
  })
  expect(answeredRoute(route, { status: 404, title: 'No such warranty', indexed: true })).toMatchObject({
    status: 404,
    route: { title: 'No such warranty', indexed: false },
  })
  expect(answeredRoute(route, { indexed: false }).route.indexed).toBe(false)
  expect(answeredRoute({ ...route, indexed: false }, { indexed: true }).route.indexed, 'a private route stays private').toBe(false)
})

it('does not trust a screen with the response', () => {
  const odd = JSON.parse('{"status":"200 OK\\r\\nset-cookie: a=b","title":""}')
  expect(answeredRoute(route, odd)).toEqual({ status: 200, route })
  expect(answeredRoute(route, { title: 'a'.repeat(500) }).route.title).toHaveLength(120)
})
