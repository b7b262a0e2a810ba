import { repayableCents } from '@framewell/domain/payments/advanceOutcome'
import { z } from 'zod'
import { storedCentsSchema } from '../../platform/database/storedCents'
import { CONTRACT_TEXT, contractFields, shopRetainage } from '../projects/storedContract'
import type { LedgerInvariant } from './invariant'

const advancedRows = z.array(
  z.object({
    ...contractFields,
    advanceCents: storedCentsSchema,
    escrowCents: storedCentsSchema,
    retainageCents: storedCentsSchema,
    ofShopCents: storedCentsSchema,
  }),
)

/** An advance belongs to the shop that makes the order, and is never more than the open project can still repay. */
export const advanceCovered: LedgerInvariant = {
  words: 'has advanced more than it can still repay, or to a shop that does not make it',
  breaches: ({ project }) => `
    select p.number as about from payment_projects p join ledger_accounts a on a.project_id = p.number and a.kind = 'advance'
    where a.balance_cents > 0 and ${project('p.number')}`,
  confirmed: async (client, numbers) => {
    const { rows } = await client.query({
      text: `select ${CONTRACT_TEXT}, a.balance_cents as "advanceCents",
         coalesce((select balance_cents from ledger_accounts h where h.project_id = p.number and h.kind = 'escrow'), 0) as "escrowCents",
         coalesce((select balance_cents from ledger_accounts h where h.project_id = p.number and h.kind = 'retainage'), 0) as "retainageCents",
         coalesce((select sum(q.advance_cents) from factoring_requests q
           where q.project_id = p.id and q.status = 'approved' and q.fabricator_id = p.fabricator_id), 0) as "ofShopCents"
       from payment_projects p join ledger_accounts a on a.project_id = p.number and a.kind = 'advance' where p.number = any($1)`,
      values: [numbers],
    })
    return advancedRows
      .parse(rows)
      .filter(
        ({ status, advanceCents, ofShopCents, ...project }) =>
          advanceCents > ofShopCents ||
          advanceCents >
            repayableCents({ ...project, active: status === 'active', shopRetainageCents: shopRetainage(project, project.retainageCents) }),
      )
      .map(({ number }) => number)
  },
}
