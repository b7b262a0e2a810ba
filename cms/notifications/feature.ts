import { feature } from '../features/feature'
import { notificationCalls } from './calls'
import { fanOut } from './fanOut'
import { Notices } from './Notices'
import { NotificationEvents } from './NotificationEvents'
import { NotificationPreferences } from './NotificationPreferences'
import { OutgoingMail } from './OutgoingMail'
import { sealedMailPurge } from './sealedMailPurge'

export const notifications = feature({
  name: 'notifications',
  collections: [OutgoingMail, NotificationEvents, Notices, NotificationPreferences],
  calls: notificationCalls,
  jobs: [fanOut, sealedMailPurge],
})
