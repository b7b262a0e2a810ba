import { type EffectsOf, getConsequences, performContentAct } from '@framewell/domain/content/consequences'
import { getContentPage, updateContentPage } from '@framewell/domain/content/contentCalls'
import { type ContentPage, contentPageSchema } from '@framewell/domain/content/contentPage'
import { NEW_PAGE } from '@framewell/domain/content/newPage'
import { getContentVersion, listContentVersions, restoreContentVersion } from '@framewell/domain/content/versions'
import { answerCalls } from '@framewell/domain/http/answerCalls'
import { type CallApi, makeCallApi } from '@framewell/domain/http/callApi'
import { contentDesk } from '@framewell/mfe-admin/testing/contentDesk'
import { afterAll, beforeAll, it } from 'vitest'
import { bootCms, type TestCms } from '../testing/bootCms'
import { Parity } from './Parity'

const UNKNOWN = '00000000-0000-4000-8000-000000000000'
let cms: TestCms
let cookie: string
beforeAll(async () => {
  cms = await bootCms()
  cookie = (await cms.signInAs('editor')).cookie
})
afterAll(() => cms.stop())

/** Both sides with the same new page, and each alone, for what only one of them knows. */
async function sides(title: string, slug: string) {
  const answer = await cms.request('/api/content/pages', { json: { ...NEW_PAGE, title, slug }, cookie })
  const page: ContentPage = contentPageSchema.parse(await answer.json())
  const desk = contentDesk([page])
  const answers = answerCalls([
    [getContentPage, desk.page],
    [updateContentPage, desk.updatePage],
    [getConsequences, desk.consequences],
    [performContentAct, desk.reachingAct],
    [listContentVersions, desk.versions],
    [getContentVersion, desk.version],
    [restoreContentVersion, desk.restoreVersion],
  ])
  const parity = new Parity(answers, cms, cookie)
  parity.same(page.id, page.id)
  parity.same('Erin Vale', 'Test editor')
  const server = makeCallApi(({ method, url, headers, body }) => cms.request(url, { method, headers, body, cookie }))
  return { id: page.id, parity, stories: makeCallApi(answers), server }
}

it('stories publish a page and take it off the site, for what was shown, as the server does', async () => {
  const { id, parity, stories, server } = await sides('Wind and steel', 'wind')
  /** What each side has shown of an act. */
  const shown = async (act: Exclude<EffectsOf, 'restore' | 'delete'>) => {
    const stampOf = async (call: CallApi) => (await call(getConsequences, { id, act })).stamp
    const stamp = await stampOf(stories)
    parity.same(stamp, await stampOf(server))
    return { id, act, stamp }
  }
  const perform = (status: number, act: Awaited<ReturnType<typeof shown>>) =>
    parity.agree(status, performContentAct, act, status === 200 ? ['undo'] : [])
  const publish = await shown('publish')
  await perform(409, { ...publish, stamp: 'never shown' })
  await perform(404, { ...publish, id: UNKNOWN })
  await perform(200, publish)
  await parity.agree(200, getContentPage, { id })
  await perform(409, publish)
  await parity.agree(200, updateContentPage, { id, title: 'Wind, and steel' })
  await perform(200, await shown('publish'))
  const unpublish = await shown('unpublish')
  await perform(200, unpublish)
  await perform(409, unpublish)
  await parity.agree(200, getContentPage, { id })
})

it('stories make an earlier version the draft, with its address where that was asked for, as the server does', async () => {
  const { id, parity, stories, server } = await sides('Bolts', 'bolts')
  const put = (change: object) => parity.agree(200, updateContentPage, { id, ...change })
  await put({ isPublished: true })
  await put({ title: 'Bolts and screws', slug: 'screws', isPublished: true })
  await put({ title: 'Screws', isPublished: true })
  /** The versions of both, the newest first. */
  const versions = async () => {
    const listed = async (call: CallApi) => (await call(listContentVersions, { id })).versions.map((version) => version.id)
    const [desk, real] = [await listed(stories), await listed(server)]
    for (const [at, version] of desk.entries()) parity.same(version, real[at] ?? `no version ${at}`)
    return { desk, real }
  }
  await versions()
  await parity.agree(200, listContentVersions, { id })
  const restoring = async (at: number, withAddress: boolean) => {
    const { desk, real } = await versions()
    const asked = { id, withAddress: withAddress ? ('true' as const) : ('false' as const) }
    const { effects } = await stories(getContentVersion, { ...asked, version: desk[at] ?? '' })
    parity.same(effects.stamp, (await server(getContentVersion, { ...asked, version: real[at] ?? '' })).effects.stamp)
    return { id, version: desk[at] ?? '', withAddress, stamp: effects.stamp }
  }
  const first = await restoring(1, false)
  await parity.agree(409, restoreContentVersion, { ...first, stamp: 'never shown' })
  await parity.agree(404, restoreContentVersion, { ...first, version: UNKNOWN })
  await parity.agree(404, restoreContentVersion, { ...first, id: UNKNOWN })
  await parity.agree(200, restoreContentVersion, first, ['undo'])
  await parity.agree(409, restoreContentVersion, first)
  await parity.agree(200, getContentPage, { id })
  await parity.agree(200, updateContentPage, { id, isPublished: true })
  const { desk } = await versions()
  await parity.agree(200, restoreContentVersion, await restoring(desk.length - 2, true), ['undo'])
  await parity.agree(200, getContentPage, { id })
})
