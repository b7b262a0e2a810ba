import {
  createContentPage,
  deleteContentPage,
  getContentPage,
  listContentPages,
  restoreContentPage,
  updateContentPage,
} from '@framewell/domain/content/contentCalls'
import { NEW_PAGE } from '@framewell/domain/content/newPage'
import { answerCalls } from '@framewell/domain/http/answerCalls'
import type { CallInput } from '@framewell/domain/http/defineCall'
import { contentDesk } from '@framewell/mfe-admin/testing/contentDesk'
import { afterAll, beforeAll, it } from 'vitest'
import { bootCms, type TestCms } from '../testing/bootCms'
import { Parity } from './Parity'
import { twoPages } from './twoPages'

const UNKNOWN = '00000000-0000-4000-8000-000000000000'
const FRESH = { ...NEW_PAGE, sections: [], internalLinks: [], externalLinks: [], targetKeywords: [] }
const LINKS = [
  { anchor: 'A source', targetPage: '/sources' },
  { anchor: '', targetPage: ' ' },
]

let cms: TestCms
let parity: Parity
let first: string
let second: string
beforeAll(async () => {
  cms = await bootCms()
  const editor = await cms.signInAs('editor')
  const pages = await twoPages(cms, editor.cookie)
  const desk = contentDesk(pages)
  parity = new Parity(
    answerCalls([
      [listContentPages, desk.pages],
      [getContentPage, desk.page],
      [createContentPage, desk.createPage],
      [updateContentPage, desk.updatePage],
      [deleteContentPage, desk.deletePage],
      [restoreContentPage, desk.restorePage],
    ]),
    cms,
    editor.cookie,
  )
  ;[first = '', second = ''] = pages.map(({ id }) => id)
  for (const id of [first, second]) parity.same(id, id)
  parity.same('Erin Vale', 'Test editor')
})
afterAll(() => cms.stop())

it('stories list, make, change, publish, delete and restore pages as the server does', async () => {
  const put = (status: number, change: Omit<CallInput<typeof updateContentPage>, 'id'>, id = first) =>
    parity.agree(status, updateContentPage, { id, ...change })
  const lists = async () => {
    for (const input of [
      {},
      { status: 'draft' },
      { status: 'published' },
      { search: 'WIND' },
      { search: 'bolt' },
      { search: '%' },
    ] as const)
      await parity.agree(200, listContentPages, input)
  }
  await lists()
  await parity.agree(200, createContentPage, FRESH)
  await parity.agree(200, createContentPage, FRESH)
  await parity.agree(200, createContentPage, { slug: 'wind', title: 'More wind' })
  await parity.agree(200, createContentPage, { kind: 'page', slug: 'storm-shelters', title: 'Storm shelters' })
  await put(200, {})
  await put(200, {
    title: 'Wind, and steel',
    metaTitle: 'Steel frames in the wind',
    metaDescription: 'What a frame of steel does in a storm.',
  })
  await put(200, { keywords: ' wind, steel ,, wind', targetKeywords: [] })
  await put(200, { targetKeywords: ['storm'] })
  await put(200, { internalLinks: LINKS, externalLinks: [{ anchor: 'Weather service', url: 'https://www.weather.gov' }] })
  await put(200, { canonicalUrl: 'https://framewell.test/wind', ogImage: '/picture.png' })
  await put(200, { canonicalUrl: null, ogImage: '' })
  await put(400, { slug: 'Not a slug' })
  await put(400, { slug: '', canonicalUrl: 'framewell', ogImage: 'javascript:alert(1)' })
  await put(400, { slug: 'bolts' })
  await put(200, { title: 'Bolts', slug: 'bolts' })
  await put(200, { title: 'Wind, and steel', slug: 'wind-and-steel' })
  await put(400, { title: 'x'.repeat(2001) })
  await put(409, { title: 'Too late', expectedVersion: 'before' })
  await put(200, { isPublished: true })
  await put(200, { isPublished: true })
  await put(200, { title: 'Half ty', asDraft: true })
  await put(200, {})
  await put(200, { metaTitle: 'Steel in the wind' })
  await lists()
  await put(200, { isPublished: false })
  await put(200, { isPublished: false })
  await put(200, { isPublished: true, slug: 'storms' })
  await parity.agree(200, getContentPage, { id: first })
  await parity.agree(200, deleteContentPage, { id: first })
  await parity.agree(200, listContentPages, { status: 'deleted' })
  for (const call of [getContentPage, deleteContentPage]) await parity.agree(404, call, { id: first })
  await put(404, { title: 'Gone' })
  await put(200, { slug: 'storms', isPublished: true }, second)
  await parity.agree(409, restoreContentPage, { id: first })
  await put(200, { slug: 'bolts' }, second)
  await parity.agree(200, restoreContentPage, { id: first })
  await parity.agree(200, restoreContentPage, { id: first })
  await parity.agree(404, restoreContentPage, { id: UNKNOWN })
  await parity.agree(404, getContentPage, { id: UNKNOWN })
  await parity.agree(400, getContentPage, { id: 'first' })
  await lists()
})
