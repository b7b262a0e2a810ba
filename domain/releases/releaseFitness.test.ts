import { expect, it } from 'vitest'
import { RELEASE_LIMITS } from './manifest'
import { compatibilityRefusal, contentRefusal, routesRefusal, sizeRefusal, widgetsRefusal } from './releaseFitness'
import { SHARED_MAJORS } from './sharedLibraries'
import { SHELL_CONTRACT_VERSION } from './shell'

it("requires the host's contract and major versions", () => {
  const shared = { react: `${SHARED_MAJORS.react}.1.0` }
  expect(compatibilityRefusal({ contract: SHELL_CONTRACT_VERSION, shared })).toBeUndefined()
  expect(compatibilityRefusal({ contract: SHELL_CONTRACT_VERSION + 1, shared })?.refusal).toBe('contractMismatch')
  expect(compatibilityRefusal({ contract: SHELL_CONTRACT_VERSION, shared: { react: '18.3.0', lodash: '4.17.21' } })).toEqual({
    refusal: 'sharedMismatch',
    more: { detail: 'To run in this host: upgrade react from 18.3.0 to 19; lodash is not shared by the host, bundle it.' },
  })
  expect(compatibilityRefusal({ contract: SHELL_CONTRACT_VERSION, shared: { jotai: '3.0.1' } })?.more?.detail).toBe(
    'To run in this host: downgrade jotai from 3.0.1 to 2.',
  )
})

it('answers no route of the site or of another remote, whatever the parameter names', () => {
  const wish = (path: string) =>
    routesRefusal({ remote: 'shop', routes: [{ path }] }, [{ remote: 'desk', routes: [{ path: '/orders/:id' }] }])
  expect(wish('/orders')?.more?.detail).toBe('/orders begins with /orders, which belongs to desk.')
  expect(wish('/API/orders')?.more?.detail).toBe('/API/orders: /api belongs to the site itself.')
  expect(wish('/Orders/:order')?.more?.detail).toBe("/Orders/:order takes addresses of desk's /orders/:id.")
  expect(wish('/orders/new')?.more?.detail).toBe("/orders/new takes addresses of desk's /orders/:id.")
  expect(wish('/orders/:id/claims')?.more?.detail).toBe('/orders/:id/claims begins with /orders, which belongs to desk.')
  expect(wish('/order')).toBeUndefined()
})

it('keeps the widgets published pages use', () => {
  const used = ['hero', 'price', 'map', 'list', 'form', 'faq'].map((widget) => ({
    slug: `about-${widget}`,
    what: widget === 'faq' ? ('article' as const) : ('page' as const),
    widget,
  }))
  expect(widgetsRefusal({ remote: 'shop', widgets: used.map(({ widget }) => widget) }, used)).toBeUndefined()
  expect(widgetsRefusal({ remote: 'shop', widgets: ['hero', 'price', 'list', 'form', 'faq'] }, used)?.more?.detail).toBe(
    'Still in use: shop/map on the page "about-map".',
  )
  expect(widgetsRefusal({ remote: 'shop', widgets: ['hero', 'price', 'map', 'list', 'form'] }, used)?.more?.detail).toBe(
    'Still in use: shop/faq on the article "about-faq".',
  )
  expect(widgetsRefusal({ remote: 'shop', widgets: [] }, used)?.more?.detail?.split(';')).toHaveLength(5)
})

it('has the same files under the same version', () => {
  expect(contentRefusal({ 'a.js': 'sha384-a' }, { 'a.js': 'sha384-a' })).toBeUndefined()
  expect(contentRefusal({ 'a.js': 'sha384-a', 'b.js': 'sha384-b' }, { 'a.js': 'sha384-x', 'c.js': 'sha384-c' })?.more?.detail).toBe(
    'Different: a.js, b.js, c.js.',
  )
})

it('respects the size limits', () => {
  const { scriptBytes, totalBytes, fileBytes } = RELEASE_LIMITS
  expect(sizeRefusal('shop', new Map([['a.js', scriptBytes]]))).toBeUndefined()
  expect(sizeRefusal('shop', new Map([['a.js', scriptBytes + 100_000]]))?.more?.detail).toBe(
    'a.js has 1.6 MB; a script or style may have 1.5 MB.',
  )
  expect(sizeRefusal('shop', new Map([['a.png', fileBytes]]))).toBeUndefined()
  const pictures = Array.from({ length: Math.ceil(totalBytes / fileBytes) }, (_, at) => [`${at}.png`, fileBytes] as const)
  expect(sizeRefusal('shop', new Map(pictures))?.more?.detail).toContain('shop has 28.0 MB')
})
