import { shipKeyEnding } from '@framewell/domain/notifications/events/releases'
import { REMIND_DAYS } from '@framewell/domain/releases/shipKeys'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { notify } from '../notifications/notify'

const DAY_MS = 86_400_000

/** Tells operators once of each ship key that expires within REMIND_DAYS. */
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
    const payload = { key: id, holder, remotes: z.array(z.string()).parse(remotes), expiresAt }
    await notify(req, shipKeyEnding, payload, { once: `ship-key-ending:${id}` })
  }
}
