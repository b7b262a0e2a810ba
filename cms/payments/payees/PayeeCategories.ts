import { REPORTING_CATEGORIES } from '@framewell/domain/payments/taxClass'
import { companyField } from '../../parties/companyField'
import { moneyCollection } from '../moneyCollection'

/** What payees are paid for, as operators recorded it. The newest of the latest year counts; none is ever changed. */
export const PayeeCategories = moneyCollection({
  slug: 'payee-categories',
  labels: { singular: 'Payee category', plural: 'Payee categories' },
  useAsTitle: 'category',
  columns: ['company', 'category', 'fromYear', 'reason', 'setBy'],
  fields: [
    { ...companyField, required: true, admin: { position: 'sidebar' } },
    { name: 'category', type: 'select', required: true, options: [...REPORTING_CATEGORIES] },
    // The first calendar year that it counts for.
    { name: 'fromYear', type: 'number', required: true },
    { name: 'reason', type: 'textarea', required: true },
    { name: 'setBy', type: 'text', required: true },
  ],
})
