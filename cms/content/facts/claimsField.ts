import type { ArrayField } from 'payload'
import { nobody } from '../../platform/sessions/access'

/** The company's claims, each stored once. The content screen edits them and shows every affected text. */
export function claimsField(): ArrayField {
  return {
    name: 'claims',
    type: 'array',
    label: 'Claims',
    labels: { singular: 'Claim', plural: 'Claims' },
    maxRows: 100,
    access: { create: nobody, update: nobody },
    admin: { readOnly: true, description: 'Texts name them as {{claim.wind}}. Change them under Live facts on the content screen.' },
    fields: [
      { name: 'name', type: 'text', required: true, maxLength: 40 },
      { name: 'label', type: 'text', required: true, maxLength: 80 },
      { name: 'value', type: 'text', required: true, maxLength: 80 },
    ],
  }
}
