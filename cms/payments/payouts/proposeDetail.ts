import { type BankAccount, lastFour } from '@framewell/domain/payments/bankAccount'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { recordAudit } from '../../platform/audit/recordAudit'
import { transactionOf } from '../../platform/database/transactionOf'
import { mailOwners } from './bankDetailStop'
import { sealBank } from './sealedBank'

interface Proposal {
  readonly company: string
  readonly account: BankAccount
  /** Name shown as the proposer. */
  readonly by: string
  /** The account of the person who entered it, who can't confirm it. */
  readonly byId: string
  /** Why, where nobody typed the account. */
  readonly reason?: string
}

/**
 * Stores new bank details, which wait for a second person, instead of others that waited. Mails every owner, including recently removed ones, a link
 * to stop them. The caller holds the lock on the company's bank details.
 */
export async function proposeDetail(req: PayloadRequest, { company, account, by, byId, reason }: Proposal): Promise<string> {
  const db = await transactionOf(req)
  await db.execute(
    sql`update bank_details set status = 'replaced', updated_at = now() where company_id = ${company} and status = 'waiting'`,
  )
  const created = await req.payload.db.create({
    collection: 'bank-details',
    data: {
      company,
      status: 'waiting',
      accountName: account.accountName,
      routingLastFour: lastFour(account.routingNumber),
      accountLastFour: lastFour(account.accountNumber),
      accountType: account.accountType,
      accountHolder: account.accountHolder,
      sealed: sealBank(account),
      proposedBy: by,
      proposedById: byId,
    },
    req,
  })
  const id = String(created.id)
  await recordAudit(req, {
    action: 'bank-details-propose',
    subjectType: 'bank-details',
    subjectId: id,
    after: { company, accountName: account.accountName, account: `…${lastFour(account.accountNumber)}` },
    ...(reason === undefined ? {} : { reason }),
  })
  await mailOwners(req, { id, company, lastFour: lastFour(account.accountNumber), by })
  return id
}
