import { easternDay } from '@framewell/domain/dates/bankingTime'
import { businessDayFrom, companyDay, dayAfter } from '@framewell/domain/dates/businessDays'
import {
  decideBankDetail as decideBankDetailCall,
  proposeBankDetail as proposeBankDetailCall,
  recordPayeeCheck as recordPayeeCheckCall,
} from '@framewell/domain/payments/bankDetailCalls'
import {
  decidePayoutRun as decidePayoutRunCall,
  failPayout as failPayoutCall,
  proposePayoutRun as proposePayoutRunCall,
} from '@framewell/domain/payments/payoutCalls'
import { sendPrenotes as sendPrenotesCall } from '@framewell/domain/payments/prenoteCalls'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { Account } from '../../payload-types'
import { transactionOf } from '../../platform/database/transactionOf'
import { contextFor } from '../../platform/seeds/contextFor'
import { houseBankAccount } from '../bank/houseBankAccount'
import { recordPayeeCheck } from '../payees/recordPayeeCheck'
import { decideBankDetail, proposeBankDetail } from './bankDetailCalls'
import { decidePayoutRun, failPayout, proposePayoutRun } from './payoutRunCalls'
import { sendPrenotes } from './prenoteCalls'

const DAY_MS = 86_400_000
/** The prenote was sent so long before the payout. */
const PRENOTE_DAYS = 14

interface PaidPeople {
  readonly builder: Account
  readonly operator: Account
  readonly superAdmin: Account
}

/**
 * Pays the demo builder what it is owed on an order, to an account that its bank then refuses. Two people approve the run, as always.
 * @param time when the payout is sent and comes back
 */
export async function returnDemoPayout(req: PayloadRequest, people: PaidPeople, projectId: string, time: Date): Promise<void> {
  const as = (account: Account) => {
    req.user = { ...account, collection: 'accounts' }
  }
  const before = new Date(time.getTime() - PRENOTE_DAYS * DAY_MS)
  as(people.builder)
  const account = { accountName: 'Hale Rental Homes', routingNumber: '123456780', accountNumber: '5550001234', accountType: 'checking' }
  const { detail } = answered(
    await proposeBankDetail(contextFor(req, proposeBankDetailCall, before), proposeBankDetailCall.input.parse(account)),
  )
  as(people.operator)
  const { id } = detail
  await decideBankDetail(contextFor(req, decideBankDetailCall, before), {
    id,
    decision: 'confirm',
    reason: 'Called the builder at the number on file',
  })
  const checkedOn = companyDay(before)
  const check = { id, source: 'Sample check of the demo data', checkedOn, result: 'passed' }
  for (const kind of ['name', 'account'])
    await recordPayeeCheck(
      contextFor(req, recordPayeeCheckCall, before),
      recordPayeeCheckCall.input.parse({ ...check, kind, listDate: kind === 'name' ? checkedOn : null }),
    )
  if (!(await houseBankAccount(req))?.skipPrenotes)
    await sendPrenotes(contextFor(req, sendPrenotesCall, before), sendPrenotesCall.input.parse({}))
  await backdate(req, id, before)
  const payOn = businessDayFrom(dayAfter(easternDay(time), 1))
  const { run } = answered(await proposePayoutRun(contextFor(req, proposePayoutRunCall, time), { payOn, projectIds: [projectId] }))
  for (const person of [people.operator, people.superAdmin]) {
    as(person)
    await decidePayoutRun(contextFor(req, decidePayoutRunCall, time), { id: run.id, decision: 'approve' })
  }
  const [payout] = run.payouts
  if (!payout) throw new Error('A run has payouts')
  as(people.operator)
  await failPayout(contextFor(req, failPayoutCall, time), { id: payout.id, reason: 'R03: no account, or the account could not be found' })
}

/** Gives the account the day on which its prenote was sent. */
async function backdate(req: PayloadRequest, id: string, at: Date): Promise<void> {
  const database = await transactionOf(req)
  await database.execute(sql`update bank_details set created_at = ${at.toISOString()}::timestamptz where id = ${id}`)
}

function answered<Answer>(answer: Answer | Response): Answer {
  if (answer instanceof Response) throw new Error('It answers no file')
  return answer
}
