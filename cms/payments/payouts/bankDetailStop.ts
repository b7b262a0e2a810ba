import { withLinkToken } from '@framewell/domain/http/linkToken'
import { bankDetailsEntered, bankDetailsStopped } from '@framewell/domain/notifications/events/payouts'
import type {
  openBankDetailStop as openStopCall,
  StoppableBankDetail,
  stopBankDetail as stopCall,
} from '@framewell/domain/payments/bankDetailCalls'
import { isStoppable, STOP_BANK_DETAIL_PATH } from '@framewell/domain/payments/bankDetailRules'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { env } from '../../env'
import { notify } from '../../notifications/notify'
import { formerOwnersOf, type Owner, ownersOf } from '../../parties/owners'
import { recordAudit } from '../../platform/audit/recordAudit'
import { transactionOf } from '../../platform/database/transactionOf'
import type { Operation } from '../../platform/http/calls/bindCall'
import { privateLink } from '../../platform/http/calls/privateLink'
import { closeDetail, findDetails, lockedDetail, type StoredDetail } from './storedDetail'

/** Stops a company's new bank account: one link for each mailed owner. */
export const bankDetailStopLinks = privateLink('bank-details-stop')

const stopKey = (detail: string, owner: string) => `${detail}:${owner}`

interface Entered {
  readonly id: string
  readonly company: string
  readonly lastFour: string
  /** Name of the person who entered them. */
  readonly by: string
}

/**
 * Mails every owner, no matter who entered the account, and recently removed owners: somebody who takes over a company may remove them first.
 * Uses the addresses they sign in with.
 */
export async function mailOwners(req: PayloadRequest, { id, ...entered }: Entered): Promise<void> {
  const owners = [...(await ownersOf(req, entered.company)), ...(await formerOwnersOf(req, entered.company))]
  for (const { accountId, name, email } of owners) {
    const query = new URLSearchParams({ id, owner: accountId })
    const path = withLinkToken(`${STOP_BANK_DETAIL_PATH}?${query}`, bankDetailStopLinks.tokenFor(stopKey(id, accountId)))
    await notify(req, bankDetailsEntered, { ...entered, name, email }, { secrets: { link: env.SITE_URL + path }, whenFull: 'send' })
  }
}

export const openBankDetailStop: Operation<typeof openStopCall> = async ({ req, refuse, now }, { id, owner, token }) => {
  if (!bankDetailStopLinks.isTokenOf(token, stopKey(id, owner))) throw refuse('unknownStop')
  const [detail] = await findDetails(req, sql`b.id = ${id}`)
  if (!detail) throw refuse('unknownStop')
  return stopAnswer(detail, now)
}

export const stopBankDetail: Operation<typeof stopCall> = async ({ req, refuse, now }, { id, owner, token }) => {
  if (!bankDetailStopLinks.isTokenOf(token, stopKey(id, owner))) throw refuse('unknownStop')
  const detail = await lockedDetail(req, id)
  if (!detail) throw refuse('unknownStop')
  if (!isStoppable(detail, now)) throw refuse('notStoppable')
  await stop(req, detail, { accountId: owner, ...(await personOf(req, owner)) }, 'Stopped by an owner from the mail')
  return stopAnswer({ ...detail, status: 'rejected' }, now)
}

/**
 * Stops what an account entered or agreed to since a time, in a session that was not its owner's: nothing is paid there.
 * @param since ISO time
 * @returns the stopped bank accounts, for the owner
 */
export async function stopDetailsOf(
  req: PayloadRequest,
  { account, ...person }: { readonly account: string; readonly name: string; readonly email: string },
  since: string,
): Promise<string[]> {
  const found = await findDetails(
    req,
    sql`b.status in ('waiting', 'active', 'blocked')
      and (b.proposed_by_id = ${account} and b.created_at >= ${since} or b.agreed_by_id = ${account} and b.updated_at >= ${since})`,
  )
  for (const { id } of found) {
    const detail = await lockedDetail(req, id)
    if (detail) await stop(req, detail, { accountId: account, ...person }, 'Entered in a session that the owner of the account ended')
  }
  return found.map(({ company, accountLastFour }) => `The bank account that ends in ${accountLastFour}, for payments to ${company}`)
}

async function stop(req: PayloadRequest, detail: StoredDetail, { accountId, name, email }: Owner, reason: string): Promise<void> {
  await closeDetail(req, detail.id, { status: 'rejected', by: name, reason })
  await recordAudit(req, {
    action: 'bank-details-stop',
    subjectType: 'bank-details',
    subjectId: detail.id,
    before: { status: detail.status },
    after: { company: detail.companyId, account: `…${detail.accountLastFour}` },
    reason,
    actor: { id: accountId, email },
  })
  await notify(req, bankDetailsStopped, { company: detail.companyId, name: detail.company, lastFour: detail.accountLastFour, by: name })
}

function stopAnswer(detail: StoredDetail, now: Date): StoppableBankDetail {
  const { company, accountName, accountLastFour, proposedBy, proposedAt, status } = detail
  return { company, accountName, accountLastFour, proposedBy, proposedAt, status, stoppable: isStoppable(detail, now) }
}

/** The person the link was mailed to; their account may be gone. */
async function personOf(req: PayloadRequest, account: string): Promise<Pick<Owner, 'name' | 'email'>> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`select name, email from accounts where id = ${account}`)
  return z.object({ name: z.string(), email: z.string() }).optional().parse(rows[0]) ?? { name: 'An owner', email: 'visitor' }
}
