import { optionsOf } from '@framewell/domain/collections/optionsOf'
import { CLAIM_KINDS } from '@framewell/domain/parties/claim'
import { MEMBER_ROLE_LABELS, MEMBER_ROLES } from '@framewell/domain/parties/company'
import type { CollectionConfig } from 'payload'
import { nobody, operators } from '../platform/sessions/access'

/** Who was invited to join which company. Only calls write it, each with its audit record; the link's token is not stored. */
export const Invitations: CollectionConfig = {
  slug: 'party-invitations',
  labels: { singular: 'Invitation', plural: 'Invitations' },
  admin: { useAsTitle: 'id', defaultColumns: ['person', 'company', 'expiresAt', 'acceptedAt'], group: 'People' },
  access: { create: nobody, read: operators, update: nobody, delete: nobody },
  defaultSort: '-createdAt',
  fields: [
    { name: 'person', type: 'relationship', relationTo: 'people', required: true, index: true },
    { name: 'company', type: 'relationship', relationTo: 'companies', required: true, index: true },
    { name: 'role', type: 'select', required: true, options: optionsOf(MEMBER_ROLES, MEMBER_ROLE_LABELS) },
    { name: 'invitedBy', type: 'relationship', relationTo: 'accounts' },
    // What the person signed up with: theirs once they accept.
    { name: 'claimKind', type: 'select', options: [...CLAIM_KINDS] },
    { name: 'claimId', type: 'text' },
    { name: 'expiresAt', type: 'date', required: true },
    { name: 'acceptedAt', type: 'date' },
    { name: 'withdrawnAt', type: 'date' },
    { name: 'tokenHash', type: 'text', required: true, unique: true, hidden: true, access: { read: nobody } },
  ],
}
