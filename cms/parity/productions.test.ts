import {
  answerProduction,
  listProductions,
  moveMilestone,
  type Production,
  startProduction,
} from '@framewell/domain/production/productionCalls'
import { quoteDesk } from '@framewell/mfe-admin/testing/quoteDesk'
import { afterAll, beforeAll, it } from 'vitest'
import { seedPlans } from '../catalog/seedPlans'
import { seedPriceBook } from '../catalog/seedPriceBook'
import { bootCms, type TestCms } from '../testing/bootCms'
import { Parity } from './Parity'

const UNKNOWN = '00000000-0000-4000-8000-000000000000'
const BOVA = { planId: 'the-bova-plan', framing: 'standard-steel', roofing: 'zip-system', exterior: 'stucco', total: 66_230 }

let cms: TestCms
let parity: Parity
let id: string
let productions: Production[]
beforeAll(async () => {
  cms = await bootCms()
  await seedPlans(cms.payload)
  await seedPriceBook(cms.payload)
  productions = []
  for (const json of [BOVA, { ...BOVA, framing: 'heavy-duty-steel', total: 71_930 }]) {
    const answer = await cms.request('/api/production', { json })
    productions.unshift(startProduction.output.parse(await answer.json()).production)
  }
  id = productions[0]?.id ?? ''
  parity = new Parity(quoteDesk({ productions }), cms, (await cms.signInAs('operator')).cookie)
  for (const production of productions) parity.same(production.id, production.id)
})
afterAll(() => cms.stop())

it('stories list productions and move their milestones as the server does', async () => {
  const other = productions[1]?.id ?? ''
  const [first, second, third] = ['design-review', 'framing-scheduled', 'panels-production'] as const
  await parity.agree(200, listProductions, {})
  await parity.agree(200, listProductions, { sort: 'total', direction: 'ascending' })
  await parity.agree(200, listProductions, { search: 'bova', limit: 1 })
  await parity.agree(200, listProductions, { search: 'storch' })
  await parity.agree(409, moveMilestone, { id, milestone: first, status: 'completed' })
  await parity.agree(400, answerProduction, { id: other, answer: 'declined' })
  await parity.agree(200, answerProduction, { id: other, answer: 'declined', reason: 'No shop reaches Maui.' })
  await parity.agree(409, answerProduction, { id: other, answer: 'confirmed' })
  await parity.agree(404, answerProduction, { id: UNKNOWN, answer: 'confirmed' })
  await parity.agree(200, answerProduction, { id, answer: 'confirmed' })
  await parity.agree(200, moveMilestone, { id, milestone: first, status: 'completed' })
  await parity.agree(409, moveMilestone, { id, milestone: third, status: 'completed' })
  await parity.agree(409, moveMilestone, { id, milestone: first, status: 'in-progress' })
  await parity.agree(200, moveMilestone, { id, milestone: second, status: 'in-progress', estimatedDate: '2031-03-04' })
  await parity.agree(400, moveMilestone, { id, milestone: second, status: 'completed', estimatedDate: 'soon' })
  await parity.agree(400, moveMilestone, { id: 'first', milestone: second, status: 'completed' })
  await parity.agree(404, moveMilestone, { id: UNKNOWN, milestone: second, status: 'completed' })
  await parity.agree(200, listProductions, {})
})
