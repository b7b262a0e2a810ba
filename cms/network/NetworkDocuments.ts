import { OPERATOR_ROLES } from '@framewell/domain/accounts/roles'
import { DOCUMENT_KINDS, DOCUMENT_STATUSES } from '@framewell/domain/network/applicationStates'
import type { CollectionConfig } from 'payload'
import { nobody, operators } from '../platform/sessions/access'

/** Certificates, audits and forms of applicants and shops; the file is in the file store under the row's ID. */
export const NetworkDocuments: CollectionConfig = {
  slug: 'network-documents',
  labels: { singular: 'Network document', plural: 'Network documents' },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'kind', 'issuer', 'expiresOn', 'status'],
    group: 'Network',
    hidden: ({ user }) => !user || !OPERATOR_ROLES.some((role) => role === user.role),
  },
  access: { create: nobody, read: operators, update: nobody, delete: nobody },
  defaultSort: '-createdAt',
  fields: [
    // The application it came with, or the member shop that sent it: one of the two.
    { name: 'application', type: 'relationship', relationTo: 'network-applications', index: true },
    { name: 'fabricator', type: 'relationship', relationTo: 'fabricators', index: true },
    { name: 'kind', type: 'select', required: true, options: [...DOCUMENT_KINDS] },
    { name: 'name', type: 'text', required: true },
    { name: 'issuer', type: 'text', required: true },
    { name: 'expiresOn', type: 'text' },
    { name: 'status', type: 'select', required: true, options: [...DOCUMENT_STATUSES], index: true },
    { name: 'mimeType', type: 'text', required: true },
    { name: 'sizeBytes', type: 'number', required: true },
  ],
}
