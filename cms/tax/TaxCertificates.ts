import { ENTERED_CERTIFICATE } from '@framewell/domain/tax/enteredTax'
import { CERTIFICATE_KINDS, CERTIFICATE_WORDS } from '@framewell/domain/tax/salesTax'
import { companyField } from '../parties/companyField'
import { by, stateField } from '../platform/fields/enteredFields'
import { taxCollection } from './taxFields'

/** Certificates of buyers that pay no sales tax in a state. */
export const TaxCertificates = taxCollection({
  slug: 'tax-certificates',
  labels: { singular: 'Tax certificate', plural: 'Tax certificates' },
  useAsTitle: 'number',
  columns: ['company', 'state', 'kind', 'number', 'expiresOn'],
  description: 'Exemption and resale certificates, by buyer and state. Orders placed until the day one expires are not taxed and name it.',
  fields: [
    { ...companyField, required: true, admin: {} },
    {
      type: 'row',
      fields: [
        stateField,
        {
          name: 'kind',
          type: 'select',
          required: true,
          options: CERTIFICATE_KINDS.map((value) => ({ value, label: CERTIFICATE_WORDS[value] })),
        },
      ],
    },
    {
      type: 'row',
      fields: [
        { name: 'number', type: 'text', required: true, validate: by(ENTERED_CERTIFICATE.number) },
        {
          name: 'expiresOn',
          type: 'text',
          required: true,
          label: 'Valid until',
          validate: by(ENTERED_CERTIFICATE.expiresOn),
          admin: { description: 'The last day, like 2027-12-31' },
        },
      ],
    },
  ],
})
