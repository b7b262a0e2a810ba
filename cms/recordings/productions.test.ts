import { answerProduction, listProductions, moveMilestone, startProduction } from '@framewell/domain/production/productionCalls'
import { afterAll, beforeAll, it } from 'vitest'
import { seedPlans } from '../catalog/seedPlans'
import { seedPriceBook } from '../catalog/seedPriceBook'
import { bootCms, type TestCms } from '../testing/bootCms'
import { callsAs } from './callsAs'
import { OLIVIA } from './people'
import { openScreen } from './Recording'

const BOVA = { planId: 'the-bova-plan', framing: 'standard-steel', roofing: 'zip-system', exterior: 'stucco', total: 66_230 } as const
let cms: TestCms
beforeAll(async () => {
  cms = await bootCms()
  await seedPlans(cms.payload)
  await seedPriceBook(cms.payload)
})
afterAll(() => cms.stop())

it('records requests that are confirmed and declined, and none', async () => {
  const { cookie } = await cms.signInAs('operator', OLIVIA)
  const begin = () => openScreen(cms, cookie, listProductions, {})
  await (await begin()).keep('mfe-admin/recordings/noProductions.json')
  const visitor = callsAs(cms)
  const { production: declined } = await visitor(startProduction, { ...BOVA, framing: 'heavy-duty-steel', total: 71_930 })
  const { production: confirmed } = await visitor(startProduction, BOVA)
  const { ask, keep } = await begin()
  await ask(answerProduction, { id: confirmed.id, answer: 'confirmed' })
  await ask(moveMilestone, { id: confirmed.id, milestone: 'design-review', status: 'completed' })
  await ask(answerProduction, { id: declined.id, answer: 'declined', reason: 'No shop reaches Maui.' })
  await keep('mfe-admin/recordings/productions.json')
})
