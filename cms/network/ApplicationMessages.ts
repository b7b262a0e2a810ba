import type { CollectionConfig } from 'payload'
import { nobody, operators } from '../platform/sessions/access'

/** Questions and answers on an application. */
export const ApplicationMessages: CollectionConfig = {
  slug: 'application-messages',
  labels: { singular: 'Application message', plural: 'Application messages' },
  admin: { hidden: true },
  access: { create: nobody, read: operators, update: nobody, delete: nobody },
  defaultSort: 'createdAt',
  fields: [
    { name: 'application', type: 'relationship', relationTo: 'network-applications', required: true, index: true },
    { name: 'from', type: 'select', required: true, options: ['operator', 'applicant'] },
    { name: 'text', type: 'textarea', required: true },
  ],
}
