import { NEWSLETTER_PATHS } from '@framewell/domain/newsletter/subscription'
import { env } from '../env'
import { confirmToken, type Subscriber, unsubscribeToken } from './subscriber'

/** Where a subscriber confirms. */
export function confirmAddress(subscriber: Pick<Subscriber, 'id' | 'round'>): string {
  return addressOf('confirm', subscriber.id, confirmToken(subscriber))
}

/** Where a subscriber unsubscribes: in each mail, and in its header for the mail program's own button. */
export function unsubscribeAddress(subscriber: Pick<Subscriber, 'id'>): string {
  return addressOf('unsubscribe', subscriber.id, unsubscribeToken(subscriber))
}

function addressOf(what: 'confirm' | 'unsubscribe', id: string, token: string): string {
  return `${env.SITE_URL}${NEWSLETTER_PATHS[what]}?id=${id}&token=${token}`
}
