import type { AnyEvent } from '@framewell/domain/notifications/defineEvent'
import { afterQuietHours, nextDigestAt } from '@framewell/domain/notifications/quietHours'
import type { Values, Words } from '@framewell/domain/notifications/words'
import type { PayloadRequest } from 'payload'
import { composeMail, saidOf } from './composeMail'
import { queueMail } from './queueMail'
import type { Recipient } from './recipientsOf'
import { stopAddress } from './settings/stopLinks'
import { storeNotice } from './storeNotice'

interface Telling {
  readonly id: string
  readonly event: AnyEvent
  readonly words: Words
  readonly values: Values
  readonly siteName: string
  readonly person: Recipient
  readonly now: Date
}

/**
 * Notifies one person of one event: in the app, by mail now, after quiet hours or in their digest, and by text message if it is urgent.
 */
export async function tellPerson(req: PayloadRequest, telling: Telling): Promise<void> {
  const { id, event, words, values, siteName, person, now } = telling
  const { channels = ['mail', 'notice'], essential, urgent } = event
  const isWanted = essential || person.notificationTypes.includes(event.kind)
  const byMail = channels.includes('mail') && isWanted && (essential || person.emailNotifications)
  const digest = byMail && channels.includes('notice') && !essential && !urgent && person.digest !== 'immediately' ? person.digest : null
  const digestAfter = digest === null ? null : nextDigestAt(now, digest, person)
  if (channels.includes('notice')) await storeNotice(req, { id, event, words, values, account: person.accountId, digestAfter })
  const sendAfter = essential ? undefined : laterThan(now, afterQuietHours(now, person))
  const said = saidOf(words, values)
  const common = { account: person.accountId, event: id, sendAfter }
  if (byMail && digest === null) {
    const unsubscribeUrl = essential ? undefined : stopAddress(person.accountId, event.kind)
    await queueMail(req, {
      ...common,
      to: person.email,
      ...composeMail(event, said, siteName, { name: person.name, unsubscribeUrl }),
      ...(unsubscribeUrl ? { unsubscribeUrl } : {}),
      dedupKey: `event:${id}:${person.accountId}`,
    })
  }
  if (urgent && isWanted && person.smsNotifications && person.phone !== null)
    await queueMail(req, {
      ...common,
      channel: 'sms',
      to: person.phone,
      subject: said.subject,
      text: [said.subject, said.action?.path].filter(Boolean).join(' '),
      dedupKey: `event:${id}:${person.accountId}:sms`,
    })
}

function laterThan(now: Date, at: Date): Date | undefined {
  return at > now ? at : undefined
}
