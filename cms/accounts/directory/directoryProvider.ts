import type { GroupRole } from '@framewell/domain/accounts/directory'
import { PANEL_ROLES } from '@framewell/domain/accounts/roles'
import { isPublicAddress } from '@framewell/server-kit/outbound/isPublicAddress'
import { publicLookup, systemResolve } from '@framewell/server-kit/outbound/publicLookup'
import { sql } from '@payloadcms/db-postgres'
import { allowInsecureRequests, type Configuration, customFetch, discovery } from 'openid-client'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { env } from '../../env'
import { transactionOf } from '../../platform/database/transactionOf'
import { makeSealer } from '../../platform/http/calls/sealer'
import type { Reach } from '../../platform/outbound/sendMessage'
import { guardedFetch } from './guardedFetch'

export interface Directory {
  readonly label: string
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** The provider must name one of these; empty if none is required. */
  readonly acr: readonly string[]
  readonly roles: readonly GroupRole[]
}

const { seal, open } = makeSealer('directory secret', [{ table: 'directory_secret', column: 'sealed_secret' }])
const anywhere = () => true
/** Public addresses by https; a company's own network if the deployment says so. */
const reach: Reach = env.OIDC_PRIVATE_ISSUER
  ? { lookup: publicLookup(systemResolve, anywhere), isOpen: anywhere, plainHttp: !env.DEPLOYED }
  : { lookup: publicLookup(systemResolve), isOpen: isPublicAddress, plainHttp: false }

const settingsSchema = z.object({
  label: z.string().nullable(),
  issuer: z.string().nullable(),
  clientId: z.string().nullable(),
  sealed: z.string().nullable(),
  acr: z.string().nullable(),
  roles: z.array(z.object({ group: z.string(), role: z.enum(PANEL_ROLES) })),
})

/** The company directory staff sign in with; null until it is completely set up. */
export async function directoryOf(req: PayloadRequest): Promise<Directory | null> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select s.directory_label as label, s.directory_issuer as issuer, s.directory_client_id as "clientId", s.directory_acr as acr,
      (select sealed_secret from directory_secret) as sealed,
      coalesce((select json_agg(json_build_object('group', r."group", 'role', r.role) order by r._order)
        from security_settings_directory_roles r where r._parent_id = s.id), '[]') as roles
    from security_settings s limit 1`)
  if (!rows[0]) return null
  const { label, issuer, clientId, sealed, acr, roles } = settingsSchema.parse(rows[0])
  if (!issuer || !clientId || !sealed) return null
  return { label: label || new URL(issuer).hostname, issuer, clientId, clientSecret: open(sealed), acr: acr?.match(/\S+/g) ?? [], roles }
}

/** Stores our secret at the provider, encrypted; it is never shown again. */
export async function keepClientSecret(req: PayloadRequest, secret: string): Promise<void> {
  const db = await transactionOf(req)
  await db.execute(sql`
    insert into directory_secret (sealed_secret) values (${seal(secret)})
    on conflict (only_one) do update set sealed_secret = excluded.sealed_secret, changed_at = now()`)
}

/** Why an issuer's address may not be used; null if its text allows it. Names are checked at each connection. */
export function issuerFault(issuer: string): string | null {
  if (!URL.canParse(issuer)) return 'Use the address of the provider, for example https://login.example.com'
  const { protocol } = new URL(issuer)
  return protocol === 'https:' || (protocol === 'http:' && reach.plainHttp) ? null : 'The provider is reached by https only.'
}

const known = new Map<string, Promise<Configuration>>()

/** The provider's own metadata, read once per process. @throws Error while it cannot be reached. */
export function providerOf({ issuer, clientId, clientSecret }: Directory): Promise<Configuration> {
  const fault = issuerFault(issuer)
  if (fault) return Promise.reject(new Error(fault))
  const key = JSON.stringify([issuer, clientId, clientSecret])
  const execute = new URL(issuer).protocol === 'http:' ? [allowInsecureRequests] : []
  const reading =
    known.get(key) ?? discovery(new URL(issuer), clientId, clientSecret, undefined, { execute, [customFetch]: guardedFetch(reach) })
  // Drops the metadata of earlier settings.
  if (!known.has(key)) known.clear()
  known.set(key, reading)
  // The next caller tries again.
  reading.catch(() => known.delete(key))
  return reading
}
