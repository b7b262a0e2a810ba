import { TAX_CLASSES } from '@framewell/domain/payments/taxClass'
import { companyField } from '../../parties/companyField'
import { moneyCollection } from '../moneyCollection'

/** Forms W-9 that shops signed; the newest of a company counts. Numbers are encrypted. */
export const W9Forms = moneyCollection({
  slug: 'w9-forms',
  labels: { singular: 'W-9', plural: 'W-9s' },
  useAsTitle: 'name',
  columns: ['company', 'name', 'taxClass', 'maskedTin', 'signedOn'],
  fields: [
    { ...companyField, required: true, admin: { position: 'sidebar' } },
    { name: 'name', type: 'text', required: true },
    { name: 'businessName', type: 'text' },
    { name: 'taxClass', type: 'select', required: true, options: [...TAX_CLASSES] },
    { name: 'address', type: 'text', required: true },
    { name: 'maskedTin', type: 'text', required: true },
    { name: 'sealed', type: 'text', required: true, hidden: true, access: { read: () => false } },
    { name: 'signedBy', type: 'text', required: true },
    { name: 'signerEmail', type: 'text', required: true },
    { name: 'signedOn', type: 'text', required: true },
  ],
})
