import { randomBytes } from 'node:crypto'
import { addressToVerify } from '@framewell/domain/notifications/events/notifications'
import { preferencesSchema } from '@framewell/domain/notifications/preferences'
import {
  type changeNotificationEmail as changeNotificationEmailCall,
  type getNotificationSettings as getNotificationSettingsCall,
  type NotificationSettings,
  type saveNotificationSettings as saveNotificationSettingsCall,
  type stopNotifications as stopNotificationsCall,
  VERIFY_WITHIN_HOURS,
  type verifyNotificationEmail as verifyNotificationEmailCall,
} from '@framewell/domain/notifications/settingsCalls'
import { changeSettings, otherAddress } from '@framewell/domain/notifications/settingsRules'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { env } from '../../env'
import { recordAudit } from '../../platform/audit/recordAudit'
import { inTransaction } from '../../platform/database/inTransaction'
import { transactionOf } from '../../platform/database/transactionOf'
import type { Operation } from '../../platform/http/calls/bindCall'
import { CallProblem } from '../../platform/http/calls/CallProblem'
import { hashToken, opensWith } from '../../platform/http/calls/privateToken'
import { typedName } from '../../platform/http/calls/typedName'
import { changed } from '../../platform/live/changed'
import { notify } from '../notify'
import { stopKey, stopLinks } from './stopLinks'
import { lockSettings, type StoredSettings, storePreferences } from './storedSettings'

export const getNotificationSettings: Operation<typeof getNotificationSettingsCall> = async ({ req, session }) =>
  inTransaction(req, async () => answerOf(await own(req, session?.id)))

export const saveNotificationSettings: Operation<typeof saveNotificationSettingsCall> = async ({ req, session, refuse }, chosen) => {
  const stored = await own(req, session?.id)
  const outcome = changeSettings(stored, chosen)
  if ('refusal' in outcome) throw refuse(outcome.refusal)
  await storePreferences(req, session?.id ?? '', outcome.settings)
  return renewed(req, session?.id)
}

export const changeNotificationEmail: Operation<typeof changeNotificationEmailCall> = async ({ req, session, now }, { email }) => {
  const stored = await own(req, session?.id)
  const other = otherAddress(email, stored.accountEmail)
  const token = randomBytes(32).toString('base64url')
  const until = new Date(now.getTime() + VERIFY_WITHIN_HOURS * 3_600_000).toISOString()
  const account = session?.id ?? ''
  const database = await transactionOf(req)
  await database.execute(sql`
    update notification_preferences
    set email = ${other}, email_verified_at = null, email_token_hash = ${other === null ? null : hashToken(token)},
      email_token_until = ${other === null ? null : until}::timestamptz, updated_at = now()
    where account_id = ${account}`)
  const after = { address: other === null ? null : typedName(other) }
  await recordAudit(req, { action: 'notification-address', subjectType: 'accounts', subjectId: account, after })
  if (other !== null) {
    const link = `${env.SITE_URL}/notification-settings?verify=${account}#token=${token}`
    await notify(req, addressToVerify, { account, name: stored.accountName, email: other }, { secrets: { link }, whenFull: 'refuse' })
  }
  return renewed(req, account)
}

export const verifyNotificationEmail: Operation<typeof verifyNotificationEmailCall> = async ({ req, refuse }, { account, token }) => {
  const stored = await lockSettings(req, account)
  if (!stored?.email || !stored.tokenHash || !stored.tokenLives || !opensWith(token, stored.tokenHash)) throw refuse('unknownLink')
  const database = await transactionOf(req)
  await database.execute(sql`
    update notification_preferences set email_verified_at = now(), email_token_hash = null, email_token_until = null, updated_at = now()
    where account_id = ${account}`)
  await recordAudit(req, { action: 'notification-address-verified', subjectType: 'accounts', subjectId: account })
  await changed(req, 'notices', 'settings', [{ to: 'account', id: account }])
  return { email: stored.email }
}

/** Idempotent. Kinds that are turned off individually do not affect the others. */
export const stopNotifications: Operation<typeof stopNotificationsCall> = async ({ req, refuse }, { account, kind, token }) => {
  const stored = stopLinks.isTokenOf(token, stopKey(account, kind)) ? await lockSettings(req, account) : undefined
  if (!stored) throw refuse('unknownLink')
  const changes =
    kind === 'all' ? { emailNotifications: false } : { notificationTypes: stored.notificationTypes.filter((one) => one !== kind) }
  await storePreferences(req, account, { ...stored, ...changes })
  await changed(req, 'notices', 'settings', [{ to: 'account', id: account }])
  return { stopped: kind }
}

async function own(req: PayloadRequest, account: string | undefined): Promise<StoredSettings> {
  const stored = account === undefined ? undefined : await lockSettings(req, account)
  if (!stored) throw new CallProblem('signInRequired')
  return stored
}

/** The current settings; also refreshes the person's other screens. */
async function renewed(req: PayloadRequest, account: string | undefined): Promise<NotificationSettings> {
  if (account !== undefined) await changed(req, 'notices', 'settings', [{ to: 'account', id: account }])
  return answerOf(await own(req, account))
}

function answerOf({ accountEmail, email, verified, phone, ...stored }: StoredSettings): NotificationSettings {
  return {
    preferences: preferencesSchema.parse(stored),
    accountEmail,
    otherEmail: email === null ? null : { email, verified },
    phone,
    // No SMS provider is built in: text messages stay in the outbox.
    textsLeave: false,
  }
}
