import { CHECK_RESULTS, PAYEE_CHECKS } from '@framewell/domain/payments/payeeChecks'
import { companyField } from '../../parties/companyField'
import { moneyCollection } from '../moneyCollection'

/** Checks of payees. The newest of a name or account counts; none is ever changed. */
export const PayeeChecks = moneyCollection({
  slug: 'payee-checks',
  labels: { singular: 'Payee check', plural: 'Payee checks' },
  useAsTitle: 'subject',
  columns: ['company', 'kind', 'subject', 'result', 'checkedOn', 'checkedBy'],
  fields: [
    { ...companyField, required: true, admin: { position: 'sidebar' } },
    { name: 'bankDetail', type: 'relationship', relationTo: 'bank-details', required: true, index: true },
    { name: 'kind', type: 'select', required: true, options: [...PAYEE_CHECKS] },
    // The legal name that was screened, or the last digits of the account.
    { name: 'subject', type: 'text', required: true },
    { name: 'source', type: 'text', required: true },
    { name: 'listDate', type: 'text' },
    { name: 'checkedOn', type: 'text', required: true },
    { name: 'result', type: 'select', required: true, options: [...CHECK_RESULTS] },
    { name: 'note', type: 'textarea' },
    { name: 'provider', type: 'text', required: true },
    { name: 'checkedBy', type: 'text', required: true },
    { name: 'checkedById', type: 'text', required: true },
  ],
})
