import { notificationCalls as calls } from '@framewell/domain/notifications/calls'
import { bindCalls } from '../platform/http/calls/bindCalls'
import { watchChanges } from './live/watchChanges'
import { listNotices, readNotices } from './notices/noticeCalls'
import { bounceMail, drawMail, listMails, retryMail } from './outbox/outboxCalls'
import {
  changeNotificationEmail,
  getNotificationSettings,
  saveNotificationSettings,
  stopNotifications,
  verifyNotificationEmail,
} from './settings/settingsCalls'
import { sendTestQuote, sendTestUpdate } from './settings/testSends'
import { drawTemplate, listTemplates, previewTemplate, saveTemplate } from './templates/templateCalls'

export const notificationCalls = bindCalls(calls, {
  watchChanges,
  listNotices,
  readNotices,
  getNotificationSettings,
  saveNotificationSettings,
  changeNotificationEmail,
  verifyNotificationEmail,
  stopNotifications,
  sendTestQuote,
  sendTestUpdate,
  listMails,
  drawMail,
  retryMail,
  bounceMail,
  listTemplates,
  previewTemplate,
  drawTemplate,
  saveTemplate,
})
