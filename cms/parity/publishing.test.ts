import { updateContentPage } from '@framewell/domain/content/contentCalls'
import {
  type ContentRelease,
  changeContentRelease,
  createContentRelease,
  giveUpContentRelease,
  listContentReleases,
  publishContentRelease,
  scheduleContentRelease,
} from '@framewell/domain/content/contentReleases'
import { cancelSchedule, listSchedules, schedulePublication } from '@framewell/domain/content/schedules'
import { undoContentAct } from '@framewell/domain/content/undo'
import { answerCalls } from '@framewell/domain/http/answerCalls'
import type { SendRequest } from '@framewell/domain/http/callApi'
import { contentDesk } from '@framewell/mfe-admin/testing/contentDesk'
import { publishingDesk } from '@framewell/mfe-admin/testing/publishingDesk'
import { afterAll, beforeAll, it } from 'vitest'
import { bootCms, type TestCms } from '../testing/bootCms'
import { Parity } from './Parity'
import { twoPages } from './twoPages'

const UNKNOWN = '00000000-0000-4000-8000-000000000000'
const SPRING = '2031-03-04T09:30:00.000Z'
const PAST = '2026-01-01T00:00:00.000Z'

let cms: TestCms
let desk: SendRequest
let parity: Parity
let places: { readonly collection: 'posts'; readonly id: string }[]
beforeAll(async () => {
  cms = await bootCms()
  const editor = await cms.signInAs('editor')
  const pages = await twoPages(cms, editor.cookie)
  const releases = publishingDesk([], pages)
  const content = contentDesk(pages)
  desk = answerCalls([
    [listContentReleases, releases.releases],
    [createContentRelease, releases.beginRelease],
    [changeContentRelease, releases.changeRelease],
    [publishContentRelease, releases.publishRelease],
    [scheduleContentRelease, releases.scheduleRelease],
    [giveUpContentRelease, releases.giveUpRelease],
    [undoContentAct, releases.undoAct],
    [listSchedules, content.schedules],
    [schedulePublication, content.schedule],
    [cancelSchedule, content.unschedule],
    [updateContentPage, content.updatePage],
  ])
  parity = new Parity(desk, cms, editor.cookie)
  places = pages.map(({ id }) => ({ collection: 'posts', id }))
  for (const { id } of places) parity.same(id, id)
  parity.same('Erin Vale', 'Test editor')
})
afterAll(() => cms.stop())

/** A release as the stories' side holds it. */
async function release(name: string): Promise<ContentRelease> {
  const answer = await desk({ method: 'GET', url: '/api/content/releases', headers: {}, body: undefined })
  const found = listContentReleases.output.parse(JSON.parse(await answer.text())).releases.find((one) => one.name === name)
  if (!found) throw new Error(`No release ${name}`)
  return found
}
const on = async (name: string) => {
  const { id, version } = await release(name)
  return { id, expectedVersion: version }
}

it('stories collect, schedule, publish, undo and give up releases as the server does', async () => {
  const [first, second] = places
  if (!first || !second) throw new Error('Two pages are released')
  const lists = () => parity.agree(200, listContentReleases, {})
  await lists()
  await parity.agree(400, createContentRelease, { name: ' ' })
  await parity.agree(400, createContentRelease, { name: 'Twice', documents: [first, first] })
  await parity.agree(422, createContentRelease, { name: 'Nothing', documents: [{ collection: 'pages', id: UNKNOWN }] })
  await parity.agree(200, createContentRelease, { name: 'Spring' }, ['id', 'version'])
  const spring = (await release('Spring')).id
  await parity.agree(422, publishContentRelease, await on('Spring'))
  await parity.agree(422, scheduleContentRelease, { ...(await on('Spring')), at: SPRING })
  const before = await on('Spring')
  await parity.agree(200, changeContentRelease, { ...before, documents: [first] }, ['version'])
  await parity.agree(409, changeContentRelease, { ...before, name: 'Too late' })
  await parity.agree(409, publishContentRelease, before)
  await parity.agree(404, changeContentRelease, { ...before, id: UNKNOWN })
  await parity.agree(409, createContentRelease, { name: 'Summer', documents: [second, first] })
  await parity.agree(200, createContentRelease, { name: 'Summer', documents: [second] }, ['id', 'version'])
  await parity.agree(409, changeContentRelease, { ...(await on('Summer')), documents: [second, first] })
  await lists()
  await parity.agree(400, scheduleContentRelease, { ...(await on('Spring')), at: PAST })
  await parity.agree(200, scheduleContentRelease, { ...(await on('Spring')), at: SPRING }, ['version'])
  await parity.agree(200, scheduleContentRelease, { ...(await on('Spring')), at: null }, ['version'])
  await parity.agree(200, publishContentRelease, await on('Spring'), ['version', 'undo'])
  await parity.agree(409, publishContentRelease, await on('Spring'))
  await parity.agree(409, giveUpContentRelease, { id: spring })
  await lists()
  await parity.agree(404, undoContentAct, { id: UNKNOWN })
  const { undo } = await release('Spring')
  await parity.agree(200, undoContentAct, { id: undo ?? '' })
  await parity.agree(409, undoContentAct, { id: undo ?? '' })
  await parity.agree(200, giveUpContentRelease, { id: (await release('Summer')).id })
  await parity.agree(404, giveUpContentRelease, { id: UNKNOWN })
})

it('stories schedule one page and take that back as the server does', async () => {
  const [, place] = places
  if (!place) throw new Error('A page is scheduled')
  await parity.agree(400, schedulePublication, { ...place, at: PAST })
  await parity.agree(409, schedulePublication, { ...place, at: SPRING, what: 'unpublish' })
  await parity.agree(404, schedulePublication, { ...place, id: UNKNOWN, at: SPRING })
  await parity.agree(200, schedulePublication, { ...place, at: SPRING }, ['jobId'])
  await parity.agree(200, listSchedules, {})
  await parity.agree(404, cancelSchedule, { jobId: UNKNOWN })
  await parity.agree(200, updateContentPage, { id: place.id, isPublished: true })
  await parity.agree(200, schedulePublication, { ...place, at: SPRING, what: 'unpublish' }, ['jobId'])
})
