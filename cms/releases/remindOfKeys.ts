import { shipKeyEnding } from '@framewell/domain/notifications/events/releases'
import { REMIND_DAYS } from '@framewell/domain/releases/shipKeys'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { notify } from '../notifications/notify'
import { teamsOf } from './storedTerms'

const DAY_MS = 86_400_000

/** Tells operators, and the teams whose micro-frontends it ships, once of each ship key that expires within REMIND_DAYS. */
export async function remindOfKeys(req: PayloadRequest, now: Date): Promise<void> {
  const ending = await req.payload.find({
    collection: 'remote-ship-keys',
    where: {
      revokedAt: { exists: false },
      expiresAt: { greater_than: now.toISOString(), less_than: new Date(now.getTime() + REMIND_DAYS * DAY_MS).toISOString() },
    },
    pagination: false,
    depth: 0,
    // A job asks for nobody.
    overrideAccess: true,
    req,
  })
  for (const { id, holder, remotes, expiresAt } of ending.docs) {
    const shipped = z.array(z.string()).parse(remotes)
    const payload = { key: id, holder, remotes: shipped, expiresAt, companies: await teamsOf(req, shipped) }
    await notify(req, shipKeyEnding, payload, { once: `ship-key-ending:${id}` })
  }
}
