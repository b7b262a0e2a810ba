import { CONFIRM_WITHIN_DAYS, NEWSLETTER_PATHS } from '@framewell/domain/newsletter/subscription'
import { env } from '../env'
import { confirmToken, type Subscriber, unsubscribeToken } from './subscriber'

interface NewsletterMail {
  readonly subject: string
  readonly text: string
  /** Goes into the mail's List-Unsubscribe header too, for the mail program's own button. */
  readonly unsubscribeUrl: string
}

/** The only mail to an address that has not confirmed; it says how to stay out: do nothing. */
export function confirmationMail(subscriber: Pick<Subscriber, 'id' | 'round'>): NewsletterMail {
  const link = `${env.SITE_URL}${NEWSLETTER_PATHS.confirm}?id=${subscriber.id}&token=${confirmToken(subscriber)}`
  return letter(subscriber, 'Confirm your subscription', [
    'Somebody, we hope it was you, asked for our articles on building in steel to be sent to this address.',
    `Open this link and press Confirm within ${CONFIRM_WITHIN_DAYS} days:\n${link}`,
    'If it was not you, do nothing: without a confirmation we send nothing more.',
  ])
}

export function welcomeMail(subscriber: Pick<Subscriber, 'id'>): NewsletterMail {
  return letter(subscriber, 'You are subscribed', [
    'Thank you. From now on you get our new articles on building in steel by mail, and nothing else.',
    `Everything published so far:\n${env.SITE_URL}/blog`,
  ])
}

interface Article {
  readonly title: string
  readonly excerpt: string
  readonly path: string
}

/** A new article, to everybody who confirmed. */
export function articleMail(subscriber: Pick<Subscriber, 'id'>, { title, excerpt, path }: Article): NewsletterMail {
  return letter(subscriber, title, [excerpt, `Read it:\n${env.SITE_URL}${path}`])
}

function letter(subscriber: Pick<Subscriber, 'id'>, subject: string, paragraphs: readonly string[]): NewsletterMail {
  const unsubscribeUrl = `${env.SITE_URL}${NEWSLETTER_PATHS.unsubscribe}?id=${subscriber.id}&token=${unsubscribeToken(subscriber)}`
  return { subject, unsubscribeUrl, text: [...paragraphs, `Unsubscribe at any time:\n${unsubscribeUrl}`].join('\n\n') }
}
