import {
  askForReview,
  decideReview,
  getContentReview,
  listContentReviews,
  type Review,
  withdrawReview,
} from '@framewell/domain/content/reviewCalls'
import { answerCalls } from '@framewell/domain/http/answerCalls'
import { type ReviewedPage, reviewDesk, reviewedPage } from '@framewell/mfe-admin/testing/reviewDesk'
import { afterAll, beforeAll, it } from 'vitest'
import { bootCms, type TestCms } from '../testing/bootCms'
import type { TestPerson } from '../testing/signInAs'
import { Parity } from './Parity'

let cms: TestCms
let editor: TestPerson
let operator: TestPerson
/** Two people with the same page; each side keeps one review of it. */
let people: Readonly<Record<'editor' | 'operator', Parity>>
let page: ReviewedPage
let id: string
beforeAll(async () => {
  cms = await bootCms()
  editor = await cms.signInAs('editor')
  operator = await cms.signInAs('operator')
  const json = { title: 'Wind and steel', slug: 'wind' }
  const { doc } = await (await cms.request('/api/pages?draft=true', { json, cookie: editor.cookie })).json()
  id = String(doc.id)
  page = reviewedPage({ id, title: 'Wind and steel', changedBy: [editor.id] })
  const of = async (person: TestPerson, role: string) => {
    const desk = reviewDesk(page, { id: person.id, name: `Test ${role}` }, [{ id: operator.id, name: 'Test operator' }])
    const parity = new Parity(
      answerCalls([
        [listContentReviews, desk.contentReviews],
        [getContentReview, desk.contentReview],
        [askForReview, desk.askReview],
        [withdrawReview, desk.withdrawReview],
        [decideReview, desk.decideReview],
      ]),
      cms,
      person.cookie,
    )
    parity.same(page.stamp, (await reviewed()).stamp)
    parity.same(id, id)
    return parity
  }
  people = { editor: await of(editor, 'editor'), operator: await of(operator, 'operator') }
})
afterAll(() => cms.stop())

const reviewed = async (): Promise<Review> =>
  getContentReview.output.parse(await (await cms.request(`/api/content/pages/${id}/review`, { cookie: editor.cookie })).json())

/** Pages need an approval from here on. */
async function askForApproval(): Promise<void> {
  await cms.payload.updateGlobal({ slug: 'site-settings', data: { approval: { pages: true, posts: false, approvers: 'operators' } } })
  Object.assign(page, { required: true })
}

it('stories ask for a review, take it back, approve and send back as the server does', async () => {
  const decision = { id, stamp: page.stamp, words: '' } as const
  const seen = async () => {
    for (const person of Object.values(people)) {
      await person.agree(200, getContentReview, { id })
      await person.agree(200, listContentReviews, {})
    }
  }
  await people.editor.agree(409, askForReview, { id })
  await askForApproval()
  await seen()
  await people.operator.agree(409, decideReview, { ...decision, decision: 'approve' })
  await people.editor.agree(409, withdrawReview, { id })
  await people.editor.agree(200, askForReview, { id, note: 'For Monday' })
  await people.editor.agree(200, askForReview, { id, note: 'For Tuesday' })
  await seen()
  await people.editor.agree(403, decideReview, { ...decision, decision: 'approve' })
  await people.operator.agree(409, decideReview, { ...decision, decision: 'approve', stamp: 'other words' })
  await people.operator.agree(400, decideReview, { ...decision, decision: 'sendBack' })
  await people.operator.agree(200, decideReview, { ...decision, decision: 'sendBack', words: 'Name the coating.' })
  await people.operator.agree(409, decideReview, { ...decision, decision: 'approve' })
  await seen()
  await people.editor.agree(409, withdrawReview, { id })
  await people.editor.agree(200, askForReview, { id })
  await people.editor.agree(200, withdrawReview, { id })
  await seen()
  // The person who asked may decide if nobody else can.
  await people.operator.agree(200, askForReview, { id, note: 'Mine' })
  await seen()
  await people.operator.agree(200, decideReview, { ...decision, decision: 'approve' })
  await people.editor.agree(409, askForReview, { id })
  await seen()
})

it('an approved and published page waits for nobody, for both', async () => {
  // Withdrawn on both sides, so that it can be requested again.
  await cms.payload.db.pool.query('delete from content_reviews')
  page.review = null
  await people.editor.agree(200, askForReview, { id })
  await people.operator.agree(200, decideReview, { id, stamp: page.stamp, decision: 'approve', publish: true })
  for (const person of Object.values(people)) {
    await person.agree(200, getContentReview, { id })
    await person.agree(200, listContentReviews, {})
    await person.agree(409, askForReview, { id })
  }
})

it('an invalid ID, and too long a text, are refused by both', async () => {
  await people.editor.agree(400, getContentReview, { id: 'wind' })
  await people.editor.agree(400, decideReview, { id, stamp: page.stamp, decision: 'sendBack', words: 'x'.repeat(1001) })
})
