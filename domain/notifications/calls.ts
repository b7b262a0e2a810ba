import { watchChanges } from './liveCalls'
import { listNotices, readNotices } from './noticeCalls'
import { bounceMail, drawMail, listMails, retryMail } from './outboxCalls'
import {
  changeNotificationEmail,
  getNotificationSettings,
  saveNotificationSettings,
  stopNotifications,
  verifyNotificationEmail,
} from './settingsCalls'
import { drawTemplate, listTemplates, previewTemplate, saveTemplate } from './templateCalls'
import { sendTestQuote, sendTestUpdate } from './testSends'

export const notificationCalls = {
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
}
