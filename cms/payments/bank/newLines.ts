import type { Refusal } from '@framewell/domain/http/refusal'
import { usdWithCents } from '@framewell/domain/money/usd'
import {
  type BankStatement,
  freeReference,
  isMadeReference,
  MAX_LINE_TEXT_LENGTH,
  type StatementLine,
} from '@framewell/domain/payments/bankStatement'
import type { HouseAccountName } from '@framewell/domain/payments/houseAccount'
import { longDate } from '@framewell/domain/quotes/quoteWords'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import type { SqlPart } from '../../platform/database/SqlPart'
import { storedCentsSchema } from '../../platform/database/storedCents'
import { transactionOf } from '../../platform/database/transactionOf'

const storedRows = z.array(
  z.object({ bankReference: z.string(), bookedOn: z.string(), amountCents: storedCentsSchema, text: z.string(), counts: z.boolean() }),
)

async function storedLines(req: PayloadRequest, account: HouseAccountName, where: SqlPart) {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select bank_reference as "bankReference", booked_on as "bookedOn", amount_cents as "amountCents", text, status <> 'taken_back' as counts from bank_lines
    where house_account = ${account} and (${where})`)
  return storedRows.parse(rows)
}

/**
 * The statement's lines under references that no stored line of the account has. Banks reuse a reference for another movement, such as the
 * return of a payment; such a line gets a number appended. Refused when a line is the same movement (day and amount) that another
 * statement has shown. A reference made of day, amount and balance proves less: two movements of one amount can bring the account to the same
 * balance twice. With another text such a line is another movement; a file that shows the whole day again repeats it; in between, only the
 * operator can know.
 * @param repeatsAreNew the operator said that such lines are further movements
 */
export async function newLines(
  req: PayloadRequest,
  account: HouseAccountName,
  { lines }: BankStatement,
  repeatsAreNew: boolean,
): Promise<readonly StatementLine[] | Refusal<'lineKnown' | 'repeatedMovements'>> {
  const references = JSON.stringify(lines.map(({ bankReference }) => bankReference))
  const used = new Set(
    (await storedLines(req, account, sql`bank_reference in (select jsonb_array_elements_text(${references}::jsonb))`)).map(
      ({ bankReference }) => bankReference,
    ),
  )
  const taken = new Set(lines.map(({ bankReference }) => bankReference))
  const told: StatementLine[] = []
  for (const line of lines) {
    const { bankReference, bookedOn, amountCents } = line
    if (!used.has(bankReference)) {
      told.push(line)
      continue
    }
    const earlier = await storedLines(
      req,
      account,
      sql`bank_reference = ${bankReference} or starts_with(bank_reference, ${`${bankReference}:`})`,
    )
    const alike = earlier.filter((one) => one.counts && one.bookedOn === bookedOn && one.amountCents === amountCents)
    if (alike.length > 0 && !isMadeReference(line)) return { refusal: 'lineKnown' }
    if (alike.some(({ text }) => text === line.text.slice(0, MAX_LINE_TEXT_LENGTH))) {
      if (!(await isPartOfDay(req, account, bookedOn, lines))) return { refusal: 'lineKnown' }
      if (!repeatsAreNew) return { refusal: 'repeatedMovements', more: { detail: repeatedWords(line) } }
    }
    for (const one of earlier) taken.add(one.bankReference)
    const free = freeReference(bankReference, (one) => taken.has(one))
    taken.add(free)
    told.push({ ...line, bankReference: free })
  }
  return told
}

function repeatedWords({ bookedOn, amountCents, text }: StatementLine): string {
  return `${usdWithCents(amountCents)} of ${longDate(bookedOn)}${text ? `, “${text.slice(0, 80)}”,` : ''} was imported before, with the same balance after it.`
}

/** Whether other statements have shown movements of a day that these lines do not have. */
async function isPartOfDay(req: PayloadRequest, account: HouseAccountName, day: string, lines: readonly StatementLine[]): Promise<boolean> {
  const shown = new Set(lines.map(({ bankReference }) => bankReference))
  return (await storedLines(req, account, sql`booked_on = ${day} and status <> 'taken_back'`)).some(
    ({ bankReference }) => !shown.has(bankReference),
  )
}
