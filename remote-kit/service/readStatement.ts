import { createPublicKey, type KeyObject, verify } from 'node:crypto'
import { getStatementKeys, type ServiceStatement, statementSchema } from '@framewell/domain/releases/ownService'
import { z } from 'zod'

const headSchema = z.object({ alg: z.literal('EdDSA'), kid: z.string() })
/** How far the clocks of the site and of a service may be apart. */
const CLOCKS_APART_SECONDS = 30
/** An unknown key is looked up at most this often. */
const ASK_AGAIN_MS = 10_000

interface StatementOptions {
  /** Address of the site, for example https://homes.example. */
  readonly site: string
  /** Name of the micro-frontend. */
  readonly remote: string
  /** The clock, in milliseconds. */
  readonly now?: () => number
}

/**
 * For a micro-frontend's own service (Node): reads the statement in a request's Authorization header and checks it with the site's public
 * keys. Null for a request that did not come through the site, or whose statement is for another service, was changed or has ended. Rejects
 * while the site's keys cannot be read.
 */
export function statementReader({ site, remote, now = Date.now }: StatementOptions) {
  let keys: ReadonlyMap<string, KeyObject> = new Map()
  let askedAt = Number.NEGATIVE_INFINITY
  const keyNamed = async (kid: string): Promise<KeyObject | undefined> => {
    if (!keys.has(kid) && now() - askedAt >= ASK_AGAIN_MS) {
      askedAt = now()
      keys = await readKeys(site)
    }
    return keys.get(kid)
  }
  return async (authorization: string | undefined): Promise<ServiceStatement | null> => {
    const [, head = '', body = '', signature = ''] = /^Bearer ([\w-]+)\.([\w-]+)\.([\w-]+)$/.exec(authorization ?? '') ?? []
    const said = headSchema.safeParse(parsed(head))
    const key = said.success ? await keyNamed(said.data.kid) : undefined
    if (!key || !verify(null, Buffer.from(`${head}.${body}`), key, Buffer.from(signature, 'base64url'))) return null
    const statement = statementSchema.safeParse(parsed(body))
    if (!statement.success) return null
    const { iss, aud, iat, exp } = statement.data
    const seconds = now() / 1000
    const isCurrent = iat <= seconds + CLOCKS_APART_SECONDS && exp > seconds - CLOCKS_APART_SECONDS
    return iss === new URL(site).origin && aud === remote && isCurrent ? statement.data : null
  }
}

async function readKeys(site: string): Promise<ReadonlyMap<string, KeyObject>> {
  const answer = await fetch(new URL(getStatementKeys.path, site))
  if (!answer.ok) throw new Error(`The keys of ${site} cannot be read: it answered ${answer.status}`)
  const { keys } = getStatementKeys.output.parse(await answer.json())
  return new Map(keys.map(({ kid, kty, crv, x }) => [kid, createPublicKey({ key: { kty, crv, x }, format: 'jwk' })]))
}

function parsed(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString('utf8'))
  } catch {
    return undefined
  }
}
