import { optionsOf } from '@framewell/domain/collections/optionsOf'
import { CONTACT_TOPIC_WORDS, CONTACT_TOPICS } from '@framewell/domain/contact/contactTopics'
import type { CollectionConfig } from 'payload'
import { nobody, operators } from '../platform/sessions/access'

/** Visitors' messages from the contact form. Only its call writes it; its retention rule deletes it, or an operator on request. */
export const ContactMessages: CollectionConfig = {
  slug: 'contact-messages',
  labels: { singular: 'Contact message', plural: 'Contact messages' },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'topic', 'sentAt'],
    listSearchableFields: ['name', 'email', 'message'],
    group: 'Content',
    description: 'Messages of the contact form, mailed to the contact address as they come.',
  },
  access: { create: nobody, read: operators, update: nobody, delete: operators },
  defaultSort: '-sentAt',
  fields: [
    { name: 'name', type: 'text', required: true },
    { name: 'email', type: 'email', required: true, index: true },
    {
      name: 'topic',
      type: 'select',
      required: true,
      options: optionsOf(CONTACT_TOPICS, CONTACT_TOPIC_WORDS),
    },
    { name: 'message', type: 'textarea', required: true },
    { name: 'sentAt', type: 'date', required: true, index: true },
  ],
}
