import { expect, it } from 'vitest'
import { testChrome, testPage } from '../testing/testContent'
import { testPlans } from '../testing/testPlans'
import { structuredData } from './structuredData'

const around = { chrome: testChrome, origin: 'http://site.localhost', plans: testPlans }
const route = { path: '/home-plans', title: 'Home plans', description: 'All of them', chrome: 'site', indexed: true } as const
const typesOf = (things: readonly Readonly<Record<string, unknown>>[]) => things.map((thing) => thing['@type'])

it('offers every plan of the catalog at its kit price, on any host', () => {
  const things = structuredData({ kind: 'route', remote: 'mfe-configurators', route }, { ...around, path: '/home-plans' })
  expect(typesOf(things)).toEqual(['Organization', 'WebSite', 'BreadcrumbList', ...testPlans.map(() => 'Product')])
  const offers = things.flatMap((thing) => (thing['@type'] === 'Product' ? [thing.offers] : []))
  expect(offers[0]).toMatchObject({ '@type': 'Offer', price: `${testPlans[0]?.basePrice}.00`, priceCurrency: 'USD' })
})

it('offers no plan on a page that only draws it: its price is not on the page', () => {
  const card = { title: 'A plan', text: 'Words', links: [], plan: testPlans[1]?.id }
  const page = testPage({ sections: [{ id: '1', blockType: 'cards', tone: 'paper', cards: [card], actions: [] }] })
  expect(typesOf(structuredData({ kind: 'page', page, drawings: {} }, { ...around, path: page.path }))).not.toContain('Product')
})

it('is empty for a page that does not exist', () => {
  expect(structuredData({ kind: 'notFound' }, { ...around, path: '/nothing' })).toEqual([])
})
