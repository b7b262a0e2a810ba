import { OPERATOR_ROLES } from '@framewell/domain/accounts/roles'
import { bankDetailsDecided, bankDetailsEntered } from '@framewell/domain/notifications/events/payouts'
import { lastFour } from '@framewell/domain/payments/bankAccount'
import { bankDetailRefusal } from '@framewell/domain/payments/bankDetailRefusal'
import {
  bankDetailSchema,
  type decideBankDetail as decideCall,
  type listBankDetails as listCall,
  type proposeBankDetail as proposeCall,
} from '@framewell/domain/payments/payoutCalls'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { hasRole } from '../../accounts/access'
import { recordAudit } from '../../audit/recordAudit'
import { isoTime } from '../../database/isoTime'
import { lock } from '../../database/lock'
import type { SqlPart } from '../../database/SqlPart'
import { transactionOf } from '../../database/transactionOf'
import type { Operation } from '../../http/calls/bindCall'
import { holdsWords } from '../../lists/listing'
import { listRows } from '../../lists/listRows'
import { notify } from '../../notifications/notify'
import { companiesOf } from '../../parties/companyOf'
import { projectScope } from '../projects/projectScope'
import { sealBank } from './sealedBank'

async function findDetails(req: PayloadRequest, where: SqlPart, behind: SqlPart = sql``) {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select b.id, b.company_id as "companyId", c.name as company, b.status, b.account_name as "accountName", b.routing_last_four as "routingLastFour",
      b.account_last_four as "accountLastFour", b.account_type as "accountType", b.proposed_by as "proposedBy",
      ${isoTime(sql`b.created_at`)} as "proposedAt", b.decided_by as "decidedBy", b.block_reason as "blockReason", b.proposed_by_id as "proposedById"
    from bank_details b join companies c on c.id = b.company_id where ${where} ${behind}`)
  return z.array(bankDetailSchema.extend({ proposedById: z.string() })).parse(rows)
}

export const listBankDetails: Operation<typeof listCall> = async ({ req }, { status, search, ...asked }) => {
  const scope = await projectScope(req)
  const own = scope.all
    ? sql`true`
    : sql`b.company_id in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(scope.companyIds)}::jsonb))`
  return listRows(
    req,
    {
      tables: sql`bank_details b join companies c on c.id = b.company_id`,
      where: sql`${own} and (${status} = 'all' or b.status::text = ${status}) and ${holdsWords(search, [sql`c.name`, sql`b.account_name`])}`,
      newest: sql`b.created_at`,
      id: sql`b.id`,
      find: (where, { order, cut }) => findDetails(req, where, sql`${order} ${cut}`),
    },
    asked,
  )
}

/** New details wait for a second person; the company is told at once, at the addresses it has had all along. */
export const proposeBankDetail: Operation<typeof proposeCall> = async ({ req, refuse, session }, { companyId, ...account }) => {
  const company = hasRole(req, OPERATOR_ROLES) ? await companyById(req, companyId) : await ownCompany(req, companyId)
  if (!company) throw refuse('unknownCompany')
  await lock(req, 'bank-details', company)
  const db = await transactionOf(req)
  await db.execute(
    sql`update bank_details set status = 'replaced', updated_at = now() where company_id = ${company} and status = 'waiting'`,
  )
  const { id } = await req.payload.db.create({
    collection: 'bank-details',
    data: {
      company,
      status: 'waiting',
      accountName: account.accountName,
      routingLastFour: lastFour(account.routingNumber),
      accountLastFour: lastFour(account.accountNumber),
      accountType: account.accountType,
      sealed: sealBank(account),
      proposedBy: session?.name ?? '',
      proposedById: session?.id ?? '',
    },
    req,
  })
  await recordAudit(req, {
    action: 'bank-details-propose',
    subjectType: 'bank-details',
    subjectId: String(id),
    after: { company, accountName: account.accountName, account: `…${lastFour(account.accountNumber)}` },
  })
  await notify(req, bankDetailsEntered, { company, lastFour: lastFour(account.accountNumber), by: session?.name ?? '' })
  return { detail: await detailOf(req, String(id)) }
}

async function companyById(req: PayloadRequest, id: string | undefined): Promise<string | undefined> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`select id from companies where id = ${id ?? null}::uuid`)
  return rows[0] ? String(rows[0].id) : undefined
}

async function ownCompany(req: PayloadRequest, id: string | undefined): Promise<string | undefined> {
  const own = await companiesOf(req)
  return (id === undefined ? own[0] : own.find((company) => company.id === id))?.id
}

async function detailOf(req: PayloadRequest, id: string) {
  const [detail] = await findDetails(req, sql`b.id = ${id}`)
  if (!detail) throw new Error('Bank details were stored and cannot be found')
  return detail
}

export const decideBankDetail: Operation<typeof decideCall> = async ({ req, refuse, session }, { id, decision, reason }) => {
  const [named] = await findDetails(req, sql`b.id = ${id}`)
  if (!named) throw refuse('notFound')
  await lock(req, 'bank-details', named.companyId)
  const detail = await detailOf(req, id)
  const refusal = bankDetailRefusal(detail.status, detail.proposedById === session?.id)
  if (refusal) throw refuse(refusal)
  const db = await transactionOf(req)
  if (decision === 'confirm')
    await db.execute(
      sql`update bank_details set status = 'replaced', updated_at = now() where company_id = ${detail.companyId} and status in ('active', 'blocked')`,
    )
  await db.execute(sql`
    update bank_details set status = ${decision === 'confirm' ? 'active' : 'rejected'}, decided_by = ${session?.name ?? ''}, decision_reason = ${reason},
      updated_at = now() where id = ${id}`)
  await recordAudit(req, {
    action: `bank-details-${decision}`,
    subjectType: 'bank-details',
    subjectId: id,
    before: { status: 'waiting' },
    after: { company: detail.companyId, account: `…${detail.accountLastFour}` },
    reason,
  })
  await notify(req, bankDetailsDecided, {
    company: detail.companyId,
    lastFour: detail.accountLastFour,
    confirmed: decision === 'confirm',
    reason,
  })
  return { detail: await detailOf(req, id) }
}
