import { buffer } from 'node:stream/consumers'
import { canUsePath } from '@framewell/domain/content/productRoutes'
import { ROUTE_SUBJECTS } from '@framewell/domain/content/routeSubjects'
import { getSitePage } from '@framewell/domain/content/site'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fileStore } from '../../platform/storage/fileStores'
import { bootCms, type TestCms } from '../../testing/bootCms'
import { cardFacts, routeFacts } from './cardFacts'
import { cardWords } from './cardWords'

let cms: TestCms
beforeAll(async () => {
  cms = await bootCms()
})
afterAll(() => cms.stop())

const addressAt = async (path: string) => {
  const answer = getSitePage.output.parse(await (await cms.request(`/api/site/page?path=${path}`)).json())
  return (answer.kind === 'page' && answer.page.seo.drawnImage) || ''
}
const pixels = async (response: Response) => Buffer.from(await response.arrayBuffer())

it('every published page has a share card, cached forever under an address that changes with its title', async () => {
  const { id } = await cms.payload.create({ collection: 'pages', data: { title: 'First title', slug: 'carded', _status: 'published' } })
  const address = await addressAt('/carded')
  const response = await cms.request(address)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/png',
    'cache-control': expect.stringContaining('immutable'),
  })
  const first = await pixels(response)
  expect(await sharp(first).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
  expect(await pixels(await cms.request(address)), 'the kept picture').toEqual(first)

  await cms.payload.update({ collection: 'pages', id, data: { title: 'Second title', _status: 'published' } })
  const next = await addressAt('/carded')
  expect(next).not.toBe(address)
  expect(await pixels(await cms.request(next))).not.toEqual(first)
  const old = await cms.request(address)
  expect(old.status).toBe(200)
  expect(old.headers.get('cache-control'), 'an address of an older version').not.toContain('immutable')
})

it('cuts a title that does not fit', () => {
  const words = (title: string) => JSON.stringify(cardWords({ title, kind: '', siteName: '', tagline: '' }))
  expect(words('Steel '.repeat(300))).toMatch(/Steel…/)
  expect(words('Steel '.repeat(300)).length).toBeLessThan(words('').length + 160)
  expect(words('Steel frames')).toContain('Steel frames')
})

it('is only drawn for published pages', async () => {
  await cms.payload.create({ collection: 'pages', data: { title: 'Secret', slug: 'secret-card' }, draft: true })
  for (const path of ['/secret-card', '/any words a stranger likes', '/%00']) {
    const response = await cms.request(`/api/site/card?path=${encodeURIComponent(path)}`)
    expect(response.status, path).toBe(404)
  }
})

it('of a page that a micro-frontend renders shows the title of that page', () => {
  for (const [path, subject] of Object.entries(ROUTE_SUBJECTS)) {
    expect(canUsePath(path, 'page', []), `${path} is a route of the product`).toBe(false)
    expect(routeFacts(path, 'Title').figure).toEqual({ kind: 'drawing', subject })
  }
  expect(routeFacts('/account', 'Title').figure).toBeNull()
})

it("an article's cover is cropped to the share card's size around its focal point", async () => {
  const half = await sharp({ create: { width: 1500, height: 700, channels: 3, background: '#cc0000' } })
    .png()
    .toBuffer()
  const data = await sharp({ create: { width: 3000, height: 700, channels: 3, background: '#0000cc' } })
    .composite([{ input: half, left: 0, top: 0 }])
    .png()
    .toBuffer()
  const file = { data, mimetype: 'image/png', name: 'halves.png', size: data.length }
  const { id: cover } = await cms.payload.create({ collection: 'media', data: { alt: 'Red and blue' }, file })
  await cms.payload.create({
    collection: 'posts',
    data: { title: 'Covered', slug: 'covered', author: 'Dana Ruiz', cover, _status: 'published' },
  })
  const cornerAt = async (focalX: number) => {
    await cms.payload.update({ collection: 'media', id: cover, data: { focalX } })
    const response = await cms.request(await addressAt('/covered'))
    expect(response.headers.get('content-type')).toBe('image/jpeg')
    const picture = sharp(await pixels(response))
    expect(await picture.metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    const [red = 0, , blue = 0] = await picture.extract({ left: 20, top: 20, width: 1, height: 1 }).raw().toBuffer()
    return red > blue ? 'red' : 'blue'
  }
  expect(await cornerAt(5)).toBe('red')
  // The file extension matches the content type.
  const kept = await fileStore('cards').read(`${new URL(await addressAt('/covered'), 'http://site').searchParams.get('v')}.jpg`)
  expect(kept && (await buffer(kept.stream)).subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]))
  expect(await cornerAt(95)).toBe('blue')
  // The title is over the cover, on a shade; a picture chosen for shared links stays as it is.
  const footOf = async () => {
    const picture = sharp(await pixels(await cms.request(await addressAt('/covered'))))
    return Math.max(...(await picture.extract({ left: 1100, top: 600, width: 1, height: 1 }).raw().toBuffer()))
  }
  expect(await footOf()).toBeLessThan(60)
  await cms.payload.update({
    collection: 'posts',
    where: { slug: { equals: 'covered' } },
    data: {
      seo: {
        openGraphImage: (await cms.payload.create({ collection: 'media', data: { alt: 'Chosen' }, file: { ...file, name: 'chosen.png' } }))
          .id,
      },
    },
  })
  expect(await footOf()).toBeGreaterThan(150)
})

it('is cropped from the smallest file that is large enough', () => {
  const sizes = [480, 960, 1600, 2400].map((width) => ({ url: `/${width}`, width, mimeType: 'image/webp' }))
  const sourceAt = (width: number, height: number) => {
    const openGraphImage = { url: '/whole', alt: 'A wall', width, height, focalX: 50, focalY: 50, sizes }
    const seo = { title: 'T', description: '', keywords: [], openGraphImage, noIndex: false }
    return cardFacts({ path: '/p', title: 'T', article: null, sections: [], seo }).picture?.url
  }
  expect(sourceAt(6000, 4000)).toBe('/1600')
  expect(sourceAt(8000, 2000), 'as high as the card').toBe('/whole')
  expect(sourceAt(3000, 900)).toBe('/2400')
})
