import { currentSession } from '@framewell/domain/accounts/session'
import { companyDay, monthAfter } from '@framewell/domain/dates/businessDays'
import { cents } from '@framewell/domain/money/cents'
import { adjustBooks, closeBooks, getBooks } from '@framewell/domain/payments/bookCalls'
import { listLedgerEntries } from '@framewell/domain/payments/ledgerCalls'
import { getReceivablesTie } from '@framewell/domain/payments/statementCalls'
import { afterAll, beforeAll, it } from 'vitest'
import { bootCms, type TestCms } from '../testing/bootCms'
import { business } from './business'
import { OLIVIA } from './people'
import { Recording } from './Recording'

const today = companyDay(new Date())
const monthsAgo = (ago: number) => monthAfter(today, -ago).slice(0, 7)
let cms: TestCms
beforeAll(async () => {
  cms = await bootCms()
})
afterAll(() => cms.stop())

async function record(cookie: string, path: string): Promise<void> {
  const { ask, keep } = new Recording(cms, cookie)
  await ask(currentSession, {})
  await ask(getBooks, { from: monthAfter(today, 0), until: today })
  await ask(getReceivablesTie, { on: today })
  await ask(listLedgerEntries, {})
  await keep(path)
}

it('records books of deposits, an adjusting entry and a closed month, and empty books', async () => {
  const { cookie } = await cms.signInAs('operator', { ...OLIVIA, email: 'first@framewell.example' })
  await record(cookie, 'mfe-admin/recordings/noBooks.json')
  const { operator, asOperator } = await business(cms)
  // A month ends in the company's time zone, and can be closed an hour later.
  await asOperator(closeBooks, { month: monthsAgo(2), reason: 'Reviewed with the accountant' })
  const charges = { debit: 'bank_charges', credit: 'capital', amountCents: cents(4_500) } as const
  await asOperator(adjustBooks, { month: monthsAgo(0), ...charges, reason: 'The fee of November' })
  await record(operator.cookie, 'mfe-admin/recordings/books.json')
})
