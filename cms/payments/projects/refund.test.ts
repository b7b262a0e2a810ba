import { getPaymentProject } from '@framewell/domain/payments/projectCalls'
import { refundTitle, refundWords } from '@framewell/domain/payments/refund'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type MoneyHouse, moneyHouse } from '../../testing/moneyHouse'
import type { TestPerson } from '../../testing/signInAs'

let house: MoneyHouse
beforeAll(async () => {
  house = await moneyHouse()
})
afterAll(() => house.cms.stop())

it('a refund shows on its order from the cancellation to the bank statement that shows it paid, to the builder and operators alone', async () => {
  const { desk } = house
  const [operator, second] = desk.operators
  const builder = desk.builder.person
  const number = await desk.project(1_000_000, 'Prepay')
  await house.payDeposit(number)
  const seenBy = async (who: TestPerson) => getPaymentProject.output.parse((await desk.ask(who, `/projects/${number}`)).body).project.refund
  const words = async (who = builder) => {
    const refund = await seenBy(who)
    return refund ? [refundTitle(refund), ...refundWords(refund, who === builder)] : null
  }
  expect(await words()).toBeNull()
  await desk.cancel(number)
  expect(await words()).toEqual(['Refund of $10,000.00', '$10,000.00 is owed back to you. Enter a bank account to receive it.'])
  expect(await words(operator)).toEqual([
    'Refund of $10,000.00',
    '$10,000.00 is owed back to the builder. The builder has no bank account on record.',
  ])
  expect(await seenBy(desk.shop.person)).toBeNull()

  const account = { accountName: 'Park Homes', routingNumber: '091000019', accountNumber: '12346666', accountType: 'checking' }
  const { detail } = (await desk.ask(builder, '/bank/details', account)).body
  expect((await words())?.[1]).toMatch(/It goes to the account that ends in 6666 once that account is confirmed\.$/)
  await desk.ask(operator, `/bank/details/${detail.id}/decide`, { decision: 'confirm', reason: 'called back' })
  expect((await words())?.[1]).toMatch(/6666 once that account has passed our checks\.$/)
  await desk.checkPayee(detail.id)
  await house.cms.payload.db.pool.query(`update house_bank set in_use = in_use || '{"skipPrenotes": true}'`)
  expect((await words())?.[1]).toMatch(/6666 with the next payout run\.$/)

  const { run } = (await desk.ask(operator, '/payout-runs', { payOn: '2099-01-05', projectIds: [number] })).body
  expect(await words()).toEqual(['Refund of $10,000.00', '$10,000.00 to the account that ends in 6666 is awaiting approval.'])
  for (const who of [operator, second]) await desk.ask(who, `/payout-runs/${run.id}/decide`, { decision: 'approve' })
  expect((await words())?.[1]).toMatch(/^\$10,000\.00 is on its way to the account that ends in 6666, sent to the bank \w+ \d+, \d{4}\.$/)
  await desk.importStatement(desk.statement([{ cents: -1_000_000, text: `ACH ${run.number}`, reference: 'RUN1' }]))
  const paid = await words()
  expect([paid?.[0], paid?.length]).toEqual(['Refund paid', 2])
  expect(paid?.[1]).toMatch(/^\$10,000\.00 was paid to the account that ends in 6666 \w+ \d+, \d{4}\.$/)

  const back = { cents: 1_000_000, text: `RETURN ${run.payouts[0].reference} R03 NO ACCOUNT`, reference: 'BACK1' }
  await desk.importStatement(desk.statement([back]))
  expect(await words()).toEqual([
    'Refund of $10,000.00',
    '$10,000.00 is owed back to you. The account that ends in 6666 cannot be used. Enter another one.',
    'The bank sent $10,000.00 back from the account that ends in 6666.',
  ])
  expect(await house.findings()).toEqual([])
})
