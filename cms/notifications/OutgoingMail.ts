import { optionsOf } from '@framewell/domain/collections/optionsOf'
import { MAIL_CHANNELS, MAIL_STATUS_LABELS, MAIL_STATUSES } from '@framewell/domain/notifications/mailStates'
import type { CollectionConfig } from 'payload'
import { nobody, operators } from '../platform/sessions/access'

/** The outbox: mails are written with the change that causes them and sent after it is committed. */
export const OutgoingMail: CollectionConfig = {
  slug: 'outgoing-mail',
  labels: { singular: 'Outgoing mail', plural: 'Outgoing mail' },
  admin: {
    useAsTitle: 'subject',
    defaultColumns: ['createdAt', 'to', 'subject', 'status', 'sentAt'],
    group: 'Operations',
    description:
      'What the system has mailed, without the tokens of its links: those are for the recipient alone. Without a mail server (SMTP_URL) mails stay here, with the status Outbox.',
  },
  access: { create: nobody, read: operators, update: nobody, delete: nobody },
  defaultSort: '-createdAt',
  fields: [
    { name: 'channel', type: 'select', required: true, defaultValue: 'mail', options: [...MAIL_CHANNELS] },
    { name: 'to', type: 'text', required: true },
    { name: 'subject', type: 'text', required: true },
    { name: 'text', type: 'textarea', required: true },
    { name: 'html', type: 'textarea' },
    { name: 'unsubscribeUrl', type: 'text' },
    // The whole mail, encrypted, until it is sent (mailSecrets).
    { name: 'sealed', type: 'textarea', hidden: true, access: { read: nobody } },
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'queued',
      index: true,
      options: optionsOf(MAIL_STATUSES, MAIL_STATUS_LABELS),
    },
    { name: 'attempts', type: 'number', required: true, defaultValue: 0 },
    {
      name: 'dedupKey',
      type: 'text',
      required: true,
      unique: true,
      admin: { description: 'One mail per key, however often the cause is repeated' },
    },
    {
      name: 'account',
      type: 'relationship',
      relationTo: 'accounts',
      admin: { description: 'Whose preferences it was written by; empty for an address without an account' },
    },
    { name: 'event', type: 'relationship', relationTo: 'notification-events' },
    { name: 'sendAfter', type: 'date', admin: { description: 'Waits for the end of quiet hours' } },
    { name: 'leaseUntil', type: 'date', admin: { hidden: true } },
    { name: 'sentAt', type: 'date' },
    { name: 'error', type: 'textarea' },
  ],
}
