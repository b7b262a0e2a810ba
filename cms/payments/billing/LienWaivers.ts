import { WAIVER_CONDITIONS, WAIVER_KINDS, WAIVER_STEPS } from '@framewell/domain/payments/waivers'
import { companyField } from '../../parties/companyField'
import { inCents } from '../../platform/fields/inCents'
import { storedDataField } from '../../platform/fields/storedDataField'
import { moneyCollection } from '../moneyCollection'

/** Signed lien waivers with the exact text that was signed. Each binds only the shop that signed it, under the company it belonged to. */
export const LienWaivers = moneyCollection({
  slug: 'lien-waivers',
  labels: { singular: 'Lien waiver', plural: 'Lien waivers' },
  useAsTitle: 'kind',
  columns: ['project', 'fabricator', 'phase', 'kind', 'signedBy', 'createdAt'],
  // Signed once for each sum of a payment. The migrations have the unique indexes.
  indexes: [{ fields: ['project', 'phase', 'condition', 'fabricator', 'company'] }],
  fields: [
    { name: 'project', type: 'relationship', relationTo: 'payment-projects', required: true, index: true },
    { name: 'fabricator', type: 'relationship', relationTo: 'fabricators', required: true, index: true },
    { ...companyField, required: true, admin: { position: 'sidebar' } },
    { name: 'phase', type: 'select', required: true, options: [...WAIVER_STEPS] },
    // The request, for an early payout.
    { name: 'advance', type: 'relationship', relationTo: 'factoring-requests', index: true },
    { name: 'condition', type: 'select', required: true, options: [...WAIVER_CONDITIONS] },
    { name: 'kind', type: 'select', required: true, options: [...WAIVER_KINDS] },
    inCents({ name: 'amountCents', required: true }),
    storedDataField({ name: 'paragraphs', required: true }),
    // The general text, or a state's form with its citation; empty on waivers from before forms by state.
    { name: 'source', type: 'text' },
    // What the shop excepted, in its own words.
    { name: 'exceptions', type: 'textarea' },
    { name: 'textVersion', type: 'number', required: true },
    { name: 'textHash', type: 'text', required: true },
    { name: 'signedBy', type: 'text', required: true },
    { name: 'signerTitle', type: 'text' },
    { name: 'signerEmail', type: 'text', required: true },
    { name: 'address', type: 'text', required: true },
    { name: 'signedAt', type: 'date', required: true },
  ],
})
