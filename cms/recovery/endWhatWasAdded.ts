import { SESSION_HOURS } from '@framewell/domain/accounts/session'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import type { StoredChange } from '../accounts/addresses/storedChange'
import { endMembersInvitedBy } from '../parties/endMembersInvitedBy'
import { stopDetailsOf } from '../payments/payouts/bankDetailStop'
import { isoTime } from '../platform/database/isoTime'
import type { SqlPart } from '../platform/database/SqlPart'
import { transactionOf } from '../platform/database/transactionOf'

/** Enough to review; only a program does more in one session. */
const MOST_ACTS = 100

/**
 * Ends what an account got since its address change was requested: the person who requested it had the password and a session.
 * @returns each thing that was ended, for the account's owner
 */
export async function endWhatWasAdded(req: PayloadRequest, change: StoredChange): Promise<string[]> {
  const since = change.requestedAt.toISOString()
  return [
    ...(await endWaysIn(req, change.account, since)),
    ...(await endInvitations(req, change.account, since)),
    ...(await endMembersInvitedBy(req, change.account, since)),
    ...(await stopDetailsOf(req, { account: change.account, name: change.name, email: change.oldEmail }, since)),
    ...(await disableWebhooks(req, change.account, since)),
    ...(await dropContact(req, change.account, since)),
  ]
}

/**
 * What was done in the account's name since then, and within a session's lifetime before: the session may have been stolen some time before
 * the request. The owner decides which of it is fine.
 * @returns lines of time and act, newest first
 */
export async function actsBeside(req: PayloadRequest, { account, requestedAt }: StoredChange): Promise<string[]> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select ${isoTime(sql`created_at`)} as at, action from audit_records
    where actor_id = ${account} and action not like 'address-change%' and created_at >= ${requestedAt.toISOString()}::timestamptz - make_interval(hours => ${SESSION_HOURS})
    order by created_at desc limit ${MOST_ACTS}`)
  return z
    .array(z.object({ at: z.string(), action: z.string() }))
    .parse(rows)
    .map(({ at, action }) => `${new Date(at).toUTCString()}: ${action.replaceAll('-', ' ')}`)
}

/** Runs a statement that returns a row for each thing it ended, with its name as `what`. */
async function ended(req: PayloadRequest, statement: SqlPart): Promise<string[]> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(statement)
  return z
    .array(z.object({ what: z.string() }))
    .parse(rows)
    .map(({ what }) => what)
}

async function endWaysIn(req: PayloadRequest, account: string, since: string): Promise<string[]> {
  const db = await transactionOf(req)
  await db.execute(sql`update totp_factors set pending_secret = null where account_id = ${account}`)
  await db.execute(sql`delete from recovery_codes where account_id = ${account} and created_at >= ${since}`)
  return [
    ...(await ended(
      req,
      sql`delete from totp_factors where account_id = ${account} and confirmed_at >= ${since} returning 'An authenticator app' as what`,
    )),
    ...(await ended(
      req,
      sql`delete from passkeys where account_id = ${account} and created_at >= ${since} returning 'The passkey ' || name as what`,
    )),
    ...(await ended(
      req,
      sql`update api_keys set revoked_at = now() where account_id = ${account} and created_at >= ${since} and revoked_at is null
        returning 'The API key ' || name as what`,
    )),
    ...(await ended(
      req,
      sql`update remote_ship_keys set revoked_at = now() where created_at >= ${since} and revoked_at is null and id::text in
          (select subject_id from audit_records where action = 'ship-key-issue' and actor_id = ${account} and created_at >= ${since})
        returning 'The ship key of ' || holder as what`,
    )),
  ]
}

async function endInvitations(req: PayloadRequest, account: string, since: string): Promise<string[]> {
  return ended(
    req,
    sql`update party_invitations i set withdrawn_at = now() from people p, companies c
      where p.id = i.person_id and c.id = i.company_id and i.invited_by_id = ${account} and i.created_at >= ${since}
        and i.accepted_at is null and i.withdrawn_at is null
      returning 'The invitation of ' || p.email || ' to ' || c.name as what`,
  )
}

/** Includes an existing one that was pointed elsewhere, or whose secret was shown. */
async function disableWebhooks(req: PayloadRequest, account: string, since: string): Promise<string[]> {
  return ended(
    req,
    sql`update webhook_endpoints set state = 'disabled', reason = 'Changed in a session that the owner of the account ended', updated_at = now()
      where state <> 'disabled' and id::text in (select subject_id from audit_records where actor_id = ${account} and created_at >= ${since}
        and action in ('webhook-add', 'webhook-change', 'webhook-secret-change'))
      returning 'The webhook ' || name || ' to ' || url as what`,
  )
}

/** Another notice address that was entered or verified since, and the phone number of settings that were changed since. */
async function dropContact(req: PayloadRequest, account: string, since: string): Promise<string[]> {
  const own = sql`account_id = ${account} and updated_at >= ${since}`
  return [
    ...(await ended(
      req,
      sql`with old as (select id, email from notification_preferences where ${own} and email is not null)
        update notification_preferences n set email = null, email_verified_at = null, email_token_hash = null, email_token_until = null
        from old where n.id = old.id returning 'The other address for notices, ' || old.email as what`,
    )),
    ...(await ended(
      req,
      sql`with old as (select id, phone from notification_preferences where ${own} and phone is not null)
        update notification_preferences n set phone = null, sms_notifications = false
        from old where n.id = old.id returning 'The phone number for text messages, ' || old.phone as what`,
    )),
  ]
}
