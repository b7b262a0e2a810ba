import { defineMetric } from './defineMetric'

/** Figures of money held, owed and earned, by name. */
export const moneyMetrics = {
  escrowExposure: defineMetric({
    title: 'Escrow exposure',
    unit: 'dollars',
    definition: 'Sum of the balances of all escrow accounts of the ledger.',
    fold: 'sum',
    span: 'now',
    better: 'neither',
  }),
  unmatchedMoney: defineMetric({
    title: 'Unmatched money',
    unit: 'dollars',
    definition: 'Balance of the suspense account: money that came in and that nobody has matched.',
    fold: 'sum',
    span: 'now',
    better: 'less',
  }),
  totalRevenue: defineMetric({
    title: 'Revenue',
    unit: 'dollars',
    definition: 'What the house earned: credits less debits of the fee and revenue accounts of the ledger.',
    fold: 'sum',
    span: 'ever',
    better: 'more',
  }),
  monthlyRevenue: defineMetric({
    title: 'Revenue this month',
    unit: 'dollars',
    definition: 'Credits less debits of the fee and revenue accounts of the ledger in this month (UTC).',
    fold: 'sum',
    span: 'month',
    better: 'more',
  }),
  mrr: defineMetric({
    title: 'Monthly revenue',
    unit: 'dollars',
    definition:
      'Credits less debits of the fee and revenue accounts of the ledger in the last 30 days. The product sells no subscription: this is the pace of its fees.',
    fold: 'sum',
    span: { days: 30 },
    better: 'more',
  }),
  moneyReceived: defineMetric({
    title: 'Money received this month',
    unit: 'dollars',
    definition: 'Debits of the bank account of the ledger in this month (UTC).',
    fold: 'sum',
    span: 'month',
    better: 'more',
  }),
} as const
