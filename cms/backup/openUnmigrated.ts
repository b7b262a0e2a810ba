import type { Payload } from 'payload'

/** The product on its database as it is: a backup must not change it, and a restore chooses itself which migrations run. */
export async function openUnmigrated(): Promise<Payload> {
  process.env.PAYLOAD_MIGRATING = 'true'
  const [{ default: config }, { getPayload }] = await Promise.all([import('@payload-config'), import('payload')])
  return getPayload({ config })
}
