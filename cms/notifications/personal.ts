import type { PersonalData } from '../platform/privacy/personalData'

const OWN = { account: 'account_id' }
const OTHERS_SETTINGS = [
  ...['id', 'account_id', 'phone', 'email_notifications', 'sms_notifications', 'notification_types'],
  ...['quiet_hours', 'quiet_start', 'quiet_end', 'timezone', 'digest'],
]

export const notificationsPersonal: PersonalData = {
  rows: [
    { table: 'notices', area: 'Notices', whose: OWN, ends: 'delete' },
    // In staff notices: a visitor's message, and the name of an applicant.
    {
      table: 'notices',
      area: 'Notices about them',
      whose: { any: [{ mentions: 'title' }, { mentions: 'body' }] },
      ends: 'delete',
      leaveOut: ['account_id'],
    },
    { table: 'outgoing_mail', area: 'Mails', whose: { any: [{ address: '"to"' }, OWN] }, ends: 'delete' },
    {
      table: 'outgoing_mail',
      area: 'Mails about them',
      whose: { any: [{ mentions: 'subject' }, { mentions: '"text"' }] },
      ends: 'delete',
      leaveOut: ['to', 'account_id', 'html'],
    },
    { table: 'notification_preferences', area: 'How they hear of things', whose: OWN, ends: 'delete' },
    {
      // Another person's settings with this address, which they may not have verified.
      table: 'notification_preferences',
      area: 'How others hear of things',
      whose: { address: 'email' },
      ends: { email: 'erase', email_verified_at: 'erase', email_token_hash: 'erase' },
      leaveOut: OTHERS_SETTINGS,
    },
    {
      table: 'notification_events',
      area: 'Events',
      whose: { any: [{ address: "payload ->> 'email'" }, { mentions: 'payload' }] },
      ends: { payload: 'audit' },
      endedBy: 'forget_person_in_events',
    },
  ],
  acted: { notification_templates: { edited_by: 'audit' }, notification_events: { actor: 'audit' } },
  none: { notification_templates: ['words'], notification_events: ['name'] },
}
