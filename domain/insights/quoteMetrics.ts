import { defineMetric } from './defineMetric'

const YEAR = { days: 365 } as const
const OPEN = 'valid, not ordered and not replaced by a revision'

/** Metrics of quotes, by name. */
export const quoteMetrics = {
  quotesGenerated: defineMetric({
    title: 'Quotes',
    unit: 'count',
    definition: 'Quotes that were issued; revisions of one quote count once.',
    fold: 'count',
    span: 'ever',
    better: 'more',
  }),
  quotesThisMonth: defineMetric({
    title: 'Quotes this month',
    unit: 'count',
    definition: 'Quotes whose first revision was issued this month.',
    fold: 'count',
    span: 'month',
    better: 'more',
  }),
  averageQuoteValue: defineMetric({
    title: 'Average quote',
    unit: 'dollars',
    definition: 'Mean total of the quotes issued in the last 365 days; of each the newest revision.',
    fold: 'mean',
    span: YEAR,
    better: 'more',
  }),
  quoteToContractRate: defineMetric({
    title: 'Quote to contract',
    unit: 'percent',
    definition: 'Quotes whose order was signed, of all that were issued in the last 365 days; of each the newest revision.',
    fold: 'share',
    span: YEAR,
    better: 'more',
  }),
  openQuotes: defineMetric({
    title: 'Open quotes',
    unit: 'count',
    definition: `Quotes that are ${OPEN}.`,
    fold: 'count',
    span: 'now',
    better: 'more',
  }),
  openQuotesValue: defineMetric({
    title: 'Value of open quotes',
    unit: 'dollars',
    definition: `Sum of the totals of the quotes that are ${OPEN}.`,
    fold: 'sum',
    span: 'now',
    better: 'more',
  }),
  averageOpenQuote: defineMetric({
    title: 'Average open quote',
    unit: 'dollars',
    definition: `Mean total of the quotes that are ${OPEN}.`,
    fold: 'mean',
    span: 'now',
    better: 'more',
  }),
} as const
