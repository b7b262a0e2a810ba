import type { AnyEvent } from '@framewell/domain/notifications/defineEvent'
import type { Letter } from '@framewell/domain/notifications/mail/letter'
import { mailHtml } from '@framewell/domain/notifications/mail/mailHtml'
import { mailText } from '@framewell/domain/notifications/mail/mailText'
import { type Said, say, type Values, type Words } from '@framewell/domain/notifications/words'
import { env } from '../env'
import { plainWords } from './plainWords'

export interface Addressee {
  readonly name?: string | undefined
  /** Unsubscribes from such mails with one click; none for an event that cannot be turned off. */
  readonly unsubscribeUrl?: string | undefined
}

export interface Composed {
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** An event's text for one person, with complete links. */
export function saidOf(words: Words, values: Values): Said {
  const said = say(words, values)
  const { action } = said
  return action?.path.startsWith('/') ? { ...said, action: { ...action, path: `${env.SITE_URL}${action.path}` } } : said
}

/** Renders a mail: the same text as HTML and as plain text. */
export function composeMail(event: Pick<AnyEvent, 'kind' | 'essential'>, said: Said, siteName: string, to: Addressee): Composed {
  const letter: Letter = {
    kind: event.kind,
    ...(to.name ? { greeting: `Hello ${plainWords(to.name, 'there')},` } : {}),
    signature: siteName,
    notes: [
      event.essential
        ? `${siteName} sends this because of something you asked for, or that concerns your account.`
        : `${siteName} sends this because of your notification settings.`,
    ],
    links: [
      ...(event.essential ? [] : [{ label: 'Notification settings', href: `${env.SITE_URL}/notification-settings` }]),
      ...(to.unsubscribeUrl ? [{ label: 'Unsubscribe', href: to.unsubscribeUrl }] : []),
    ],
  }
  return { subject: said.subject, text: mailText(said, letter), html: mailHtml(said, letter) }
}
