import { easternDay } from '@framewell/domain/dates/bankingTime'
import { addCents, cents, sumCents } from '@framewell/domain/money/cents'
import { openCents } from '@framewell/domain/payments/invoices'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { lock } from '../../platform/database/lock'
import { storedCentsSchema } from '../../platform/database/storedCents'
import { transactionOf } from '../../platform/database/transactionOf'
import { findInvoices } from '../billing/projectInvoices'
import { bookStatement } from './bookStatement'
import { DEMO_ACCOUNT } from './seedHouseBank'
import { COUNTS } from './storedStatement'

/** What the demo's account holds before its first statement: owners' money. */
const OPENING = cents(250_000_00)

/**
 * A statement of the demo's operating account on which the builder pays an order's open invoices.
 * @param number the order's
 */
export async function payDemoInvoices(req: PayloadRequest, number: string, time: Date): Promise<void> {
  await lock(req, 'bank-statements')
  await lock(req, 'payout-runs')
  const open = await findInvoices(req, sql`p.number = ${number} and i.status = 'open'`)
  if (open.length === 0) return
  const day = easternDay(time)
  const lines = open.map((invoice) => ({
    bankReference: `DEMO-${invoice.number}`,
    bookedOn: day,
    amountCents: openCents(invoice),
    text: `Invoice ${invoice.number}`,
    counterparty: invoice.builder,
  }))
  const openingCents = (await lastClosing(req)) ?? OPENING
  const closingCents = addCents(openingCents, sumCents(lines.map(({ amountCents }) => amountCents)))
  const { accountNumber: account } = DEMO_ACCOUNT
  const statement = { reference: `DEMO-${number}`, numbered: true, account, day, openingCents, closingCents, lines }
  const booked = await bookStatement(req, statement, {
    houseAccount: 'operating',
    format: 'csv',
    name: `demo-${number}.csv`,
    by: req.user?.name ?? '',
    repeatsAreNew: false,
    firstChecked: true,
  })
  if ('refusal' in booked) throw new Error(`The demo's statement is refused: ${booked.refusal}`)
}

async function lastClosing(req: PayloadRequest) {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select closing_cents as closing from bank_statements s where house_account = 'operating' and ${COUNTS} order by created_at desc, id desc limit 1`)
  return z.object({ closing: storedCentsSchema }).optional().parse(rows[0])?.closing
}
