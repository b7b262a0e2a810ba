import type { LedgerInvariant } from './invariant'

/** A refund is paid to the builder of its project. */
export const refundToBuilder: LedgerInvariant = {
  words: 'pays a refund to a company that is not the builder of its project',
  breaches: ({ project }) => `
    select o.reference as about from payouts o join payment_projects p on p.id = o.project_id
    where o.account = 'builder_payable' and o.status <> 'cancelled' and o.company_id <> p.company_id and ${project('p.number')}`,
}
