import { companyDay } from '@framewell/domain/dates/businessDays'
import type { Phase } from '@framewell/domain/payments/phases'
import { getPaymentProject } from '@framewell/domain/payments/projectCalls'
import { moneyDesk } from '@framewell/mfe-portal/testing/moneyDesk'
import { PRICE, type StoryFacts, type StoryState } from '@framewell/mfe-portal/testing/storyProject'
import type { MoneyHouse } from '../testing/moneyHouse'
import type { TestPerson } from '../testing/signInAs'
import { Parity } from './Parity'

export type MoneySides = Awaited<ReturnType<typeof moneySides>>

/**
 * A funded project in fabrication, seen by three people: the stories' side starts with what the server holds; from there on each keeps its
 * own state.
 */
export async function moneySides({ cms, desk, payDeposit }: MoneyHouse, stageReached?: (phase: Phase) => boolean) {
  const number = await desk.project(PRICE, 'Prepay')
  await payDeposit(number)
  await desk.reach(number, 'fabrication_start')
  await desk.sign(number, 'fabrication_start', 'conditional')
  await desk.complete(number, 'fabrication_start')
  const { body } = await desk.ask(desk.operators[0], `/projects/${number}`)
  const { project } = getPaymentProject.output.parse(body)
  const today = companyDay(new Date())
  const facts: StoryFacts = { ...project, number, fabricator: project.fabricator ?? '', today }
  const state: StoryState = {
    completed: [{ phase: 'fabrication_start', notes: 'Seen on site' }],
    waivers: project.waivers,
    released: false,
    dispute: null,
    ...(stageReached && { stageReached }),
  }
  const of = (role: 'operator' | 'partner' | 'builder', { cookie }: TestPerson) => {
    const parity = new Parity(moneyDesk({ role, facts, state, requests: [] }), cms, cookie)
    parity.same('s1', desk.fabricator)
    parity.same('Olivia Park', 'Test operator')
    return parity
  }
  const people = {
    operator: of('operator', desk.operators[0]),
    shop: of('partner', desk.shop.person),
    builder: of('builder', desk.builder.person),
  }
  return { number, people }
}
