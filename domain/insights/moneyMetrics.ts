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
  activeAccounts: defineMetric({
    title: 'Active escrow accounts',
    unit: 'count',
    definition: 'Projects whose money is under way: opened with a signed order, and neither completed nor closed.',
    fold: 'count',
    span: 'now',
    better: 'more',
  }),
  processingVolume: defineMetric({
    title: 'Volume in 30 days',
    unit: 'dollars',
    definition: 'Sum of the transactions of the last 30 days that move money of a project; those that were undone are left out.',
    fold: 'sum',
    span: { days: 30 },
    better: 'more',
  }),
  avgProcessingTime: defineMetric({
    title: 'Release to payout',
    unit: 'days',
    definition:
      "Mean days from a phase's release to the bank statement that shows its payout, over the payouts settled in the last 365 days.",
    fold: 'mean',
    span: { days: 365 },
    better: 'less',
  }),
} as const
