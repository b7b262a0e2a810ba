import type { AnyEvent } from '@framewell/domain/notifications/defineEvent'
import type { PayloadRequest } from 'payload'
import { composeMail, saidOf } from './composeMail'
import { queueMail } from './queueMail'
import { siteNameOf } from './siteName'
import { wordsInForce } from './templates/storedWords'

interface Raised {
  readonly id: string
  readonly event: AnyEvent
  readonly payload: Record<string, unknown>
  readonly secrets: Record<string, unknown> | undefined
  readonly kept: 'reserve' | undefined
  readonly unsubscribeUrl: string | undefined
}

/** Writes the mails of an event to addresses, in the operation's transaction. */
export async function mailAddresses(req: PayloadRequest, { id, event, payload, secrets, kept, unsubscribeUrl }: Raised): Promise<void> {
  const addresses = event.audience(payload).filter((audience) => audience.to === 'address')
  if (addresses.length === 0) return
  const siteName = await siteNameOf(req)
  const said = saidOf(await wordsInForce(req, event), event.values({ ...payload, ...secrets }))
  for (const { email, name } of addresses)
    await queueMail(req, {
      to: email,
      ...composeMail({ kind: event.kind, essential: true }, said, siteName, { name, unsubscribeUrl }),
      ...(unsubscribeUrl ? { unsubscribeUrl } : {}),
      event: id,
      dedupKey: `event:${id}:${email.toLowerCase()}`,
      ...(kept ? { kept } : {}),
    })
}
