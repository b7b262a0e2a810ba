import { hasFactor, removalRefusal } from '@framewell/domain/accounts/factorRules'
import { PANEL_ROLES } from '@framewell/domain/accounts/roles'
import { sql } from '@payloadcms/db-postgres'
import {
  APIError,
  type CollectionAfterChangeHook,
  type GlobalAfterChangeHook,
  type GlobalBeforeChangeHook,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import { z } from 'zod'
import { recordAudit } from '../platform/audit/recordAudit'
import { lock } from '../platform/database/lock'
import { transactionOf } from '../platform/database/transactionOf'
import { requireFreshCheck } from '../platform/sessions/checkBeforeRights'
import { endSessions, sessionIdOf } from '../platform/sessions/sessions'
import { issuerFault, keepClientSecret } from './directory/directoryProvider'
import { factorsOf, isFactorRequired } from './factors/factorState'

/** A person who changes how staff sign in needs a recent identity check, and their own factor before they require one of others. */
export const guardSecuritySettings: GlobalBeforeChangeHook = async ({ data, originalDoc, req }) => {
  await requireFreshCheck(req)
  const switchedOn = data.secondFactorRequired === true && originalDoc?.secondFactorRequired !== true
  if (switchedOn && req.user && !hasFactor(await factorsOf(req, req.user.id))) {
    throw new APIError(
      'Set up a second factor of your own first, at /account-security: you could not go on without one.',
      400,
      undefined,
      true,
    )
  }
  const { issuer, clientId, clientSecret } = directorySchema.parse(data.directory ?? {})
  const fault = issuer ? issuerFault(issuer) : null
  if (fault) throw onField('directory.issuer', fault)
  await keepSuperAdminSignIn(req, issuer, clientId)
  if (clientSecret) await keepClientSecret(req, clientSecret)
  return clientSecret === undefined ? data : { ...data, directory: { ...data.directory, clientSecret: undefined } }
}

const onField = (path: string, message: string) => new ValidationError({ global: 'security-settings', errors: [{ path, message }] })

/** Somebody can always grant rights: one super admin at least has a password of their own, or signs in through the directory as it will be. */
async function keepSuperAdminSignIn(req: PayloadRequest, issuer?: string | null, clientId?: string | null): Promise<void> {
  await lock(req, 'accounts')
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select bool_or(d.account_id is null or (d.issuer = ${issuer ?? ''} and ${Boolean(issuer && clientId)})) as enters,
      bool_or(d.issuer = ${issuer ?? ''}) as linked
    from accounts a left join directory_accounts d on d.account_id = a.id where a.role = 'super_admin'`)
  const { enters, linked } = z.object({ enters: z.boolean().nullable(), linked: z.boolean().nullable() }).parse(rows[0])
  if (enters !== false) return
  throw onField(
    linked ? 'directory.clientId' : 'directory.issuer',
    'No super admin could sign in any more: all of them sign in through the present directory. Give one of them a password first, with the command reset-link at the server.',
  )
}

const directorySchema = z.object({
  issuer: z.string().nullish(),
  clientId: z.string().nullish(),
  clientSecret: z.string().trim().nullish(),
})

/** Staff without a factor are signed out when one becomes required: they set it up at their next sign-in. */
export const afterSecuritySettings: GlobalAfterChangeHook = async ({ doc, previousDoc, req }) => {
  await recordAudit(req, {
    action: 'security-settings-update',
    subjectType: 'security-settings',
    subjectId: 'security-settings',
    before: facts(previousDoc),
    after: facts(doc),
  })
  if (doc.secondFactorRequired === true && previousDoc?.secondFactorRequired !== true) {
    const db = await transactionOf(req)
    const { rows } = await db.execute(sql`
      select a.id from accounts a where a.role::text in (select jsonb_array_elements_text(${JSON.stringify(PANEL_ROLES)}::jsonb))
        and not exists (select 1 from totp_factors t where t.account_id = a.id and t.confirmed_at is not null)
        and not exists (select 1 from passkeys p where p.account_id = a.id)
        and not exists (select 1 from directory_accounts d where d.account_id = a.id) order by a.id`)
    for (const { id } of z.array(z.object({ id: z.string() })).parse(rows)) await endSessions(req, id, sessionIdOf(req))
  }
  return doc
}

/** The same for people who become staff while signed in. */
export const endUnprovenSessions: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  if (operation !== 'update' || doc.role === previousDoc?.role) return doc
  const factors = await factorsOf(req, doc.id)
  if (removalRefusal(factors, await isFactorRequired(req, doc.role, factors))) await endSessions(req, doc.id)
  return doc
}

function facts(doc: Record<string, unknown> | undefined) {
  return { secondFactorRequired: doc?.secondFactorRequired, directory: doc?.directory }
}
