import { currentSession } from '@framewell/domain/accounts/session'
import { answerProduction, getProduction, moveMilestone, startProduction } from '@framewell/domain/production/productionCalls'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedPlans } from '../catalog/seedPlans'
import { seedPriceBook } from '../catalog/seedPriceBook'
import { bootCms, type TestCms } from '../testing/bootCms'
import { callsAs } from './callsAs'
import { Recording } from './Recording'

const STORY_TOKEN = 'story-token-0123456789'
const CONTACT = { name: 'Dana Reyes', email: 'dana@example.com' }
const BOVA = { planId: 'the-bova-plan', framing: 'standard-steel', roofing: 'zip-system', exterior: 'stucco', total: 66_230 }
let cms: TestCms
beforeAll(async () => {
  cms = await bootCms()
  await seedPlans(cms.payload)
  await seedPriceBook(cms.payload)
})
afterAll(() => cms.stop())

/** A production behind its private link. */
async function open({ id, token }: { readonly id: string; readonly token: string }): Promise<Recording> {
  const recording = new Recording(cms)
  recording.hide(token, STORY_TOKEN)
  await recording.ask(currentSession, {})
  await recording.ask(getProduction, { id, token })
  return recording
}

it('records productions that are started, and trackers of requested, confirmed and declined ones', async () => {
  const picking = new Recording(cms)
  await picking.ask(currentSession, {})
  for (const choices of [BOVA, { ...BOVA, framing: 'heavy-duty-steel', total: 71_930 }]) {
    const { production, token } = await picking.ask(startProduction, { ...choices, contact: CONTACT })
    picking.hide(token, STORY_TOKEN)
    await picking.ask(getProduction, { id: production.id, token })
  }
  await picking.keep('mfe-configurators/recordings/startedProductions.json')

  const operator = callsAs(cms, (await cms.signInAs('operator')).cookie)
  const started = async () => {
    const { production, token } = await callsAs(cms)(startProduction, BOVA)
    return { id: production.id, token }
  }
  const requested = await started()
  const tracking = await open(requested)
  const guessed = tracking.ask(getProduction, { ...requested, token: 'wrong-token-0123456789' })
  await expect(guessed).rejects.toMatchObject({ status: 404 })
  await tracking.keep('mfe-configurators/recordings/requestedProduction.json')

  const confirmed = await started()
  await operator(answerProduction, { id: confirmed.id, answer: 'confirmed' })
  for (const milestone of ['design-review', 'framing-scheduled'] as const)
    await operator(moveMilestone, { id: confirmed.id, milestone, status: 'completed' })
  await operator(moveMilestone, { id: confirmed.id, milestone: 'panels-production', status: 'in-progress' })
  await (await open(confirmed)).keep('mfe-configurators/recordings/confirmedProduction.json')

  const declined = await started()
  await operator(answerProduction, { id: declined.id, answer: 'declined', reason: 'No shop reaches Maui.' })
  await (await open(declined)).keep('mfe-configurators/recordings/declinedProduction.json')
})
