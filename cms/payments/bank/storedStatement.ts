import { addCents } from '@framewell/domain/money/cents'
import { subtractCents } from '@framewell/domain/money/differences'
import type { BankPosition, BankStatementRow, bankLineSchema } from '@framewell/domain/payments/bankCalls'
import { bankStatementRowSchema, bankLineSchema as lineSchema } from '@framewell/domain/payments/bankCalls'
import type { HouseAccountName } from '@framewell/domain/payments/houseAccount'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { isoTime } from '../../platform/database/isoTime'
import type { SqlPart } from '../../platform/database/SqlPart'
import { transactionOf } from '../../platform/database/transactionOf'
import { heldInEscrow } from '../escrow/storedTransfers'
import { balancesOf } from '../projects/balances'

/** SQL: the statement `s` counts: it was not taken back. */
export const COUNTS: SqlPart = sql`not exists (select from statement_take_backs t where t.statement_id = s.id)`

export async function findStatements(req: PayloadRequest, where: SqlPart, behind: SqlPart = sql``): Promise<BankStatementRow[]> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select s.id, s.reference, '…' || s.account_last_four as account, s.house_account as "houseAccount", s.format, s.file_name as "fileName", s.day,
      s.opening_cents::float8 as "openingCents", s.closing_cents::float8 as "closingCents", s.line_count::int as lines,
      (select count(*) from bank_lines l where l.statement_id = s.id and l.status = 'unmatched')::int as unmatched,
      ${isoTime(sql`s.created_at`)} as "importedAt", s.imported_by as "importedBy",
      case when t.id is not null then jsonb_build_object('by', t.taken_back_by, 'at', ${isoTime(sql`t.created_at`)}, 'reason', t.reason) end as "takenBack"
    from bank_statements s left join statement_take_backs t on t.statement_id = s.id where ${where} ${behind}`)
  return z.array(bankStatementRowSchema).parse(rows)
}

export async function findLines(req: PayloadRequest, where: SqlPart, behind: SqlPart = sql``): Promise<z.infer<typeof bankLineSchema>[]> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select l.id, l.statement_id as "statementId", l.house_account as "houseAccount", l.bank_reference as "bankReference", l.booked_on as "bookedOn",
      l.amount_cents::float8 as "amountCents", l.text, coalesce(l.counterparty, '') as counterparty, l.status, l.matched_to as "matchedTo", l.why,
      l.decided_by as "decidedBy", l.company_id as "companyId", c.name as customer, l.unapplied_cents::float8 as "unappliedCents"
    from bank_lines l left join companies c on c.id = l.company_id where ${where} ${behind}`)
  return z.array(lineSchema).parse(rows)
}

/** Whether the books agree with the bank about one of the accounts, and the difference. */
export async function bankPosition(req: PayloadRequest, account: HouseAccountName): Promise<BankPosition> {
  const { bank, escrow_bank, suspense, payouts_in_transit } = await balancesOf(req, null)
  const ledgerCents = account === 'operating' ? bank : addCents(escrow_bank, await heldInEscrow(req))
  const [last] = await findStatements(
    req,
    sql`s.house_account = ${account} and ${COUNTS}`,
    sql`order by s.created_at desc, s.id desc limit 1`,
  )
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select count(*) filter (where amount_cents > 0)::int as "unmatchedIn",
      count(*) filter (where amount_cents < 0 and house_account = ${account})::int as "unmatchedOut"
    from bank_lines where status = 'unmatched'`)
  return {
    account,
    ledgerCents,
    statementCents: last?.closingCents ?? null,
    statementDay: last?.day ?? null,
    differenceCents: last ? subtractCents(last.closingCents, ledgerCents) : null,
    suspenseCents: suspense,
    inTransitCents: payouts_in_transit,
    ...z.object({ unmatchedIn: z.number(), unmatchedOut: z.number() }).parse(rows[0]),
  }
}
