import { DEFAULT_COMPANY_ZONE } from '@framewell/domain/dates/timeZones'
import { storedDataField } from '../../platform/fields/storedDataField'
import { moneyCollection } from '../moneyCollection'

/** Months through which the books are closed. The database refuses postings in them. */
export const BookClosings = moneyCollection({
  slug: 'book-closings',
  labels: { singular: 'Closed month', plural: 'Closed months' },
  useAsTitle: 'month',
  columns: ['month', 'closedBy', 'createdAt'],
  fields: [
    { name: 'month', type: 'text', required: true, unique: true },
    // The last day, and the moment after it in the company's time zone.
    { name: 'until', type: 'text', required: true },
    { name: 'endsAt', type: 'date', required: true },
    // The zone it was closed in. The company's may not become another.
    { name: 'timeZone', type: 'text', required: true, defaultValue: DEFAULT_COMPANY_ZONE },
    { name: 'closedBy', type: 'text', required: true },
    { name: 'closedById', type: 'text', required: true },
    { name: 'reason', type: 'text', required: true },
    // Every account's closing balance, debits less credits, as it was closed.
    storedDataField({ name: 'balances', required: true }),
  ],
})
