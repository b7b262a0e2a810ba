import { applyForCredit } from '@framewell/domain/credit/applicantCalls'
import { getCreditApplication, listCreditApplications, reviewCreditApplication } from '@framewell/domain/credit/operatorCalls'
import { answerCalls } from '@framewell/domain/http/answerCalls'
import type { CallInput } from '@framewell/domain/http/defineCall'
import { creditDesk } from '@framewell/mfe-admin/testing/creditDesk'
import { sampleApplications } from '@framewell/mfe-admin/testing/sampleApplications'
import { afterAll, beforeAll, it } from 'vitest'
import { bootCms, type TestCms } from '../testing/bootCms'
import { Parity } from './Parity'

const UNKNOWN = '00000000-0000-4000-8000-000000000000'
const [dana, luis, priya, tom] = sampleApplications.map(({ id }) => id)
if (!dana || !luis || !priya || !tom) throw new Error('Four applications are compared')
const reason = 'Two strong references'

const lists: CallInput<typeof listCreditApplications>[] = [
  {},
  { page: 2 },
  { status: 'pending' },
  { status: 'rejected' },
  { search: 'whitfield' },
  { search: '%' },
  { search: 'OH', limit: 2 },
]
/** In this order: each sees what those before it did. */
const reviews: [status: number, review: CallInput<typeof reviewCreditApplication>][] = [
  [200, { id: luis, action: 'approve', reason }],
  [409, { id: luis, action: 'approve', reason, seen: { status: 'pending', tier: 'Standard' } }],
  [200, { id: luis, action: 'reject', reason: 'Could not verify the company' }],
  [400, { id: luis, action: 'reject', reason: 'no' }],
  [422, { id: luis, action: 'override', tier: 'Standard', creditLimit: 75_001, reason }],
  [400, { id: dana, action: 'override', tier: 'Premium', reason }],
  [200, { id: dana, action: 'override', tier: 'Premium', creditLimit: 500_000, reason }],
  [400, { id: dana, action: 'override', tier: 'Premium', creditLimit: 500_001, reason }],
  [400, { id: dana, action: 'override', reason }],
  [200, { id: priya, action: 'override', tier: 'Preferred', reason }],
  [200, { id: tom, action: 'override', tier: 'Standard', creditLimit: 0, reason }],
  [400, { id: tom, action: 'override', tier: 'Prepay', creditLimit: 25_000.5, reason }],
  [404, { id: UNKNOWN, action: 'approve', reason }],
  [400, { id: 'luis', action: 'approve', reason }],
]

let cms: TestCms
let parity: Parity
beforeAll(async () => {
  cms = await bootCms()
  const operator = await cms.signInAs('operator')
  const desk = creditDesk()
  parity = new Parity(
    answerCalls([
      [listCreditApplications, desk.list],
      [getCreditApplication, desk.detail],
      [reviewCreditApplication, desk.review],
    ]),
    cms,
    operator.cookie,
  )
  parity.same('olivia@framewell.example', operator.email)
  for (const { id, answers } of sampleApplications.toReversed()) {
    const made = await cms.request('/api/qualification/apply', { json: answers })
    parity.same(id, applyForCredit.output.parse(await made.json()).id)
  }
})
afterAll(() => cms.stop())

it('stories list, decide and show credit applications as the server does', async () => {
  const all = async () => {
    for (const input of lists) await parity.agree(200, listCreditApplications, input)
    for (const { id } of sampleApplications) await parity.agree(200, getCreditApplication, { id })
  }
  await all()
  for (const [status, input] of reviews) await parity.agree(status, reviewCreditApplication, input)
  await all()
  await parity.agree(404, getCreditApplication, { id: UNKNOWN })
})
