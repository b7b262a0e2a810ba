import { DEFAULT_COMPANY_ZONE } from '@framewell/domain/dates/timeZones'
import { DIGESTS } from '@framewell/domain/notifications/preferences'
import type { CollectionConfig } from 'payload'
import { nobody } from '../platform/sessions/access'

/** Each person's notification preferences. A person without a row has the defaults. Only their own calls read and write them. */
export const NotificationPreferences: CollectionConfig = {
  slug: 'notification-preferences',
  admin: { hidden: true },
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  fields: [
    { name: 'account', type: 'relationship', relationTo: 'accounts', required: true, unique: true },
    // An address other than the account's; it receives mails once it is verified.
    { name: 'email', type: 'text' },
    { name: 'emailVerifiedAt', type: 'date' },
    { name: 'emailTokenHash', type: 'text' },
    { name: 'emailTokenUntil', type: 'date' },
    { name: 'phone', type: 'text' },
    { name: 'emailNotifications', type: 'checkbox', required: true, defaultValue: true },
    { name: 'smsNotifications', type: 'checkbox', required: true, defaultValue: false },
    { name: 'notificationTypes', type: 'json', required: true },
    { name: 'quietHours', type: 'checkbox', required: true, defaultValue: false },
    { name: 'quietStart', type: 'text', required: true, defaultValue: '22:00' },
    { name: 'quietEnd', type: 'text', required: true, defaultValue: '08:00' },
    // Rows get the company's zone or the person's (lockSettings).
    { name: 'timezone', type: 'text', required: true, defaultValue: DEFAULT_COMPANY_ZONE },
    { name: 'digest', type: 'select', required: true, defaultValue: 'immediately', options: [...DIGESTS] },
  ],
}
