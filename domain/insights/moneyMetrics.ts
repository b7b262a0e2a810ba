import { defineMetric } from './defineMetric'

/** Metrics of money held, owed and earned, by name. */
export const moneyMetrics = {
  escrowExposure: defineMetric({
    title: 'Escrow exposure',
    unit: 'dollars',
    definition:
      'Prices of orders that no phase has released yet, whether the builder has paid them or they are on trade credit: the sum of all escrow accounts of the ledger.',
    fold: 'sum',
    span: 'now',
    better: 'neither',
  }),
  exposureInCash: defineMetric({
    title: 'Escrow exposure, in cash',
    unit: 'dollars',
    definition: 'The part of the escrow exposure that came in as cash: the exposure less what of it is on credit.',
    fold: 'sum',
    span: 'now',
    better: 'neither',
  }),
  exposureOnCredit: defineMetric({
    title: 'Escrow exposure, on credit',
    unit: 'dollars',
    definition:
      'The part of the escrow exposure that is trade credit: of each order, what is not covered by the cash that came in for it and was not paid out, at most its unreleased price.',
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
    definition: 'Framewell revenue: credits less debits of the margin and revenue accounts of the ledger.',
    fold: 'sum',
    span: 'ever',
    better: 'more',
  }),
  monthlyRevenue: defineMetric({
    title: 'Revenue this month',
    unit: 'dollars',
    definition: 'Credits less debits of the margin and revenue accounts of the ledger in this month.',
    fold: 'sum',
    span: 'month',
    better: 'more',
  }),
  mrr: defineMetric({
    title: 'Monthly revenue',
    unit: 'dollars',
    definition:
      'Credits less debits of the margin and revenue accounts of the ledger in the last 30 days. The product sells no subscription: this is the pace of its margins.',
    fold: 'sum',
    span: { days: 30 },
    better: 'more',
  }),
  moneyReceived: defineMetric({
    title: 'Money received this month',
    unit: 'dollars',
    definition:
      'What came in at the bank this month, on the operating and the escrow account: no transfers between them, no payouts that came back.',
    fold: 'sum',
    span: 'month',
    better: 'more',
  }),
  totalReceived: defineMetric({
    title: 'Received',
    unit: 'dollars',
    definition: 'What came in at the bank, on the operating and the escrow account: no transfers between them, no payouts that came back.',
    fold: 'sum',
    span: 'ever',
    better: 'more',
  }),
  totalReleased: defineMetric({
    title: 'Became payable to shops',
    unit: 'dollars',
    definition:
      'What became payable to shops, early payouts included, less early payouts that were taken back and what dispute decisions took before it was paid. A payout that came back is not counted again.',
    fold: 'sum',
    span: 'ever',
    better: 'more',
  }),
  creditGranted: defineMetric({
    title: 'Credit granted',
    unit: 'dollars',
    definition: 'Sum of the credit limits of all builders: of each email address, the newest application, if it is approved.',
    fold: 'sum',
    span: 'now',
    better: 'neither',
  }),
  outstandingBalance: defineMetric({
    title: 'Outstanding',
    unit: 'dollars',
    definition:
      'Open invoices of builders, deposits included, less what was paid and credited on them. Trade credit counts once it is invoiced.',
    fold: 'sum',
    span: 'now',
    better: 'neither',
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
