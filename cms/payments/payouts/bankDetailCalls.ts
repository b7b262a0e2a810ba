import { OPERATOR_ROLES } from '@framewell/domain/accounts/roles'
import { bankDetailsDecided } from '@framewell/domain/notifications/events/payouts'
import type {
  agreeToBankDetail as agreeCall,
  decideBankDetail as decideCall,
  listBankDetails as listCall,
  proposeBankDetail as proposeCall,
} from '@framewell/domain/payments/bankDetailCalls'
import { decisionRefusal } from '@framewell/domain/payments/bankDetailRules'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { notify } from '../../notifications/notify'
import { companiesOf } from '../../parties/companyOf'
import { isTied } from '../../parties/independence'
import { recordAudit } from '../../platform/audit/recordAudit'
import { lock } from '../../platform/database/lock'
import { transactionOf } from '../../platform/database/transactionOf'
import type { Operation } from '../../platform/http/calls/bindCall'
import { holdsWords } from '../../platform/lists/listing'
import { listRows } from '../../platform/lists/listRows'
import { hasRole } from '../../platform/sessions/access'
import { projectScope } from '../projects/projectScope'
import { proposeDetail } from './proposeDetail'
import { behindDetail, closeDetail, detailAnswer, detailOf, findDetails, lockedDetail } from './storedDetail'

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
      find: async (where, { order, cut }) => (await findDetails(req, where, sql`${order} ${cut}`)).map(detailAnswer),
    },
    asked,
  )
}

/** New details wait for a second person. */
export const proposeBankDetail: Operation<typeof proposeCall> = async ({ req, refuse, session }, { companyId, ...account }) => {
  const company = hasRole(req, OPERATOR_ROLES) ? await companyById(req, companyId) : await ownCompany(req, companyId)
  if (!company) throw refuse('unknownCompany')
  await lock(req, 'bank-details', company)
  const id = await proposeDetail(req, { company, account, by: session?.name ?? '', byId: session?.id ?? '' })
  return { detail: detailAnswer(await detailOf(req, id)) }
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

export const decideBankDetail: Operation<typeof decideCall> = async ({ req, refuse, session, now }, { id, decision, reason }) => {
  const detail = await lockedDetail(req, id)
  if (!detail) throw refuse('notFound')
  const tied = await isTied(req, session?.id ?? '', behindDetail(detail))
  const refusal = decisionRefusal(detail, decision, tied, now)
  if (refusal) throw refuse(refusal)
  const db = await transactionOf(req)
  if (decision === 'confirm')
    await db.execute(
      sql`update bank_details set status = 'replaced', updated_at = now() where company_id = ${detail.companyId} and status in ('active', 'blocked')`,
    )
  await closeDetail(req, id, { status: decision === 'confirm' ? 'active' : 'rejected', by: session?.name ?? '', reason })
  await recordAudit(req, {
    action: `bank-details-${decision}`,
    subjectType: 'bank-details',
    subjectId: id,
    before: { status: 'waiting' },
    after: { company: detail.companyId, account: `…${detail.accountLastFour}`, agreedBy: detail.agreedById },
    reason,
  })
  await notify(req, bankDetailsDecided, {
    company: detail.companyId,
    lastFour: detail.accountLastFour,
    confirmed: decision === 'confirm',
    reason,
  })
  return { detail: detailAnswer(await detailOf(req, id)) }
}

/** An established owner who did not enter them ends the wait of a company's new details. */
export const agreeToBankDetail: Operation<typeof agreeCall> = async ({ req, refuse, session }, { id }) => {
  const detail = await lockedDetail(req, id)
  const own = (await companiesOf(req)).some((company) => company.id === detail?.companyId)
  if (!detail || !own) throw refuse('notFound')
  if (!detail.needsMyAgreement || !session) throw refuse('notAsked')
  const db = await transactionOf(req)
  await db.execute(
    sql`update bank_details set agreed_by = ${session.name}, agreed_by_id = ${session.id}, updated_at = now() where id = ${id}`,
  )
  await recordAudit(req, {
    action: 'bank-details-agree',
    subjectType: 'bank-details',
    subjectId: id,
    after: { company: detail.companyId, account: `…${detail.accountLastFour}` },
  })
  return { detail: detailAnswer(await detailOf(req, id)) }
}
