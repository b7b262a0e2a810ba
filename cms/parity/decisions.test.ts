import { applyForCredit, emailCreditDecision, getCreditDecision } from '@framewell/domain/credit/applicantCalls'
import { creditService } from '@framewell/mfe-portal/testing/creditService'
import { afterAll, beforeAll, it } from 'vitest'
import { bootCms, type TestCms } from '../testing/bootCms'
import { Parity } from './Parity'

const UNKNOWN = '00000000-0000-4000-8000-000000000000'
const application = {
  projectLocation: 'Dayton, OH',
  projectType: 'Spec',
  startTimeline: '1-3 months',
  budgetScale: 'Medium ($100K–500K)',
  familiarityWithSteel: 'Expert',
  contactName: 'Wanda Walk',
  email: 'wanda@builders.test',
} as const

let cms: TestCms
beforeAll(async () => {
  cms = await bootCms()
})
afterAll(() => cms.stop())

it('stories decide an application, open it by its link and mail that as the server does', async () => {
  const desk = creditService()
  const { id, token } = applyForCredit.output.parse(
    JSON.parse(
      await (
        await desk({
          method: 'POST',
          url: applyForCredit.path,
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(application),
        })
      ).text(),
    ),
  )
  const answer = applyForCredit.output.parse(await (await cms.request(applyForCredit.path, { json: application })).json())
  const parity = new Parity(desk, cms, '')
  parity.same(id, answer.id)
  parity.same(token, answer.token)
  await parity.agree(200, getCreditDecision, { id, token })
  await parity.agree(200, emailCreditDecision, { id, token })
  await parity.agree(404, emailCreditDecision, { id, token: 'of-nobody-0123456789' })
  await parity.agree(404, emailCreditDecision, { id: UNKNOWN, token })
  await parity.agree(404, getCreditDecision, { id: UNKNOWN, token })
  await parity.agree(400, emailCreditDecision, { id: 'one', token })
  await parity.agree(400, applyForCredit, { ...application, contactName: 'W', email: 'nowhere' })
})
