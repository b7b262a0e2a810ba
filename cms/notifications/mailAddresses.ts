import type { AnyEvent } from '@framewell/domain/notifications/defineEvent'
import type { MailLeaves } from '@framewell/domain/notifications/mailLeaves'
import type { PayloadRequest } from 'payload'
import { composeMail, saidOf } from './composeMail'
import { provenAccountAt } from './provenAddress'
import { queueMail, type WhenFull } from './queueMail'
import { siteNameOf } from './siteName'
import { storeNotice } from './storeNotice'
import { wordsInForce } from './templates/storedWords'

interface Raised {
  readonly id: string
  readonly event: AnyEvent
  readonly payload: Record<string, unknown>
  readonly secrets: Record<string, unknown> | undefined
  readonly whenFull: WhenFull | undefined
  readonly unsubscribeUrl: string | undefined
}

/**
 * Writes an event's mails to addresses, in the operation's transaction. If an account has verified such an address, the notice also appears
 * in the app, without what only the mail may contain.
 * @returns when the last of them is sent; 'now' if there is none
 */
export async function mailAddresses(
  req: PayloadRequest,
  { id, event, payload, secrets, whenFull, unsubscribeUrl }: Raised,
): Promise<MailLeaves> {
  const addresses = event.audience(payload).filter((audience) => audience.to === 'address')
  if (addresses.length === 0) return 'now'
  const siteName = await siteNameOf(req)
  const words = await wordsInForce(req, event)
  const said = saidOf(words, event.values({ ...payload, ...secrets }))
  let leaves: MailLeaves = 'now'
  for (const { email, name } of addresses) {
    const left = await queueMail(req, {
      to: email,
      ...composeMail({ kind: event.kind, essential: true }, said, siteName, { name, unsubscribeUrl }),
      ...(unsubscribeUrl ? { unsubscribeUrl } : {}),
      event: id,
      dedupKey: `event:${id}:${email.toLowerCase()}`,
      whenFull,
    })
    if (left !== 'now') leaves = left
    const account = event.channels?.includes('notice') === false ? undefined : await provenAccountAt(req, email)
    if (account !== undefined) await storeNotice(req, { id, event, words, values: event.values({ ...payload }), account })
  }
  return leaves
}
