import { feature } from '../platform/features/feature'
import { notificationCalls } from './calls'
import { fanOut } from './fanOut'
import { mailDigests } from './mailDigests'
import { Notices } from './Notices'
import { NotificationEvents } from './NotificationEvents'
import { NotificationPreferences } from './NotificationPreferences'
import { NotificationTemplates } from './NotificationTemplates'
import { OutgoingMail } from './OutgoingMail'
import { notificationsPersonal } from './personal'
import { sealedMailPurge } from './sealedMailPurge'
import { stopLinks } from './settings/stopLinks'

export const notifications = feature({
  name: 'notifications',
  personal: notificationsPersonal,
  collections: [OutgoingMail, NotificationEvents, Notices, NotificationPreferences, NotificationTemplates],
  calls: notificationCalls,
  jobs: [fanOut, mailDigests, sealedMailPurge],
  links: [stopLinks],
})
