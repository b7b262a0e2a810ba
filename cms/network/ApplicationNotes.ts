import type { CollectionConfig } from 'payload'
import { nobody, operators } from '../platform/sessions/access'

/** Reviewers' notes about an application. No call an applicant can make reads them. */
export const ApplicationNotes: CollectionConfig = {
  slug: 'application-notes',
  labels: { singular: 'Application note', plural: 'Application notes' },
  admin: { hidden: true },
  access: { create: nobody, read: operators, update: nobody, delete: nobody },
  defaultSort: '-createdAt',
  fields: [
    { name: 'application', type: 'relationship', relationTo: 'network-applications', required: true, index: true },
    { name: 'author', type: 'text', required: true },
    { name: 'text', type: 'textarea', required: true },
  ],
}
