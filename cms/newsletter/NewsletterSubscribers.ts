import { SUBSCRIPTION_STATUSES } from '@framewell/domain/newsletter/subscription'
import type { CollectionConfig } from 'payload'
import { editors, nobody, operators } from '../platform/sessions/access'
import { auditErasure } from './auditErasure'

/** The newsletter's readers. Only its calls write it; an operator may erase somebody on request. */
export const NewsletterSubscribers: CollectionConfig = {
  slug: 'newsletter-subscribers',
  labels: { singular: 'Newsletter subscriber', plural: 'Newsletter subscribers' },
  admin: {
    useAsTitle: 'email',
    defaultColumns: ['email', 'status', 'requestedAt', 'confirmedAt', 'unsubscribedAt'],
    listSearchableFields: ['email'],
    group: 'Content',
    description: 'People subscribe and unsubscribe by themselves, confirmed by mail. Only those who confirmed are mailed.',
  },
  access: { create: nobody, read: editors, update: nobody, delete: operators },
  defaultSort: '-requestedAt',
  hooks: { afterDelete: [auditErasure] },
  fields: [
    { name: 'email', type: 'email', required: true, unique: true, index: true },
    {
      name: 'status',
      type: 'select',
      required: true,
      index: true,
      options: SUBSCRIPTION_STATUSES.map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) })),
    },
    {
      name: 'round',
      type: 'number',
      required: true,
      defaultValue: 1,
      admin: { hidden: true, description: 'Counts requests after an end; a confirmation link belongs to its round.' },
    },
    { name: 'source', type: 'text', admin: { description: 'The page the form stood on.' } },
    { name: 'requestedAt', type: 'date', required: true, index: true },
    { name: 'mailedAt', type: 'date', admin: { description: 'The last confirmation mail.' } },
    { name: 'confirmedAt', type: 'date' },
    { name: 'unsubscribedAt', type: 'date' },
  ],
}
