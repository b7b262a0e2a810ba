import { STOP_PATH, type Stoppable } from '@framewell/domain/notifications/settingsCalls'
import { env } from '../../env'
import { privateLink } from '../../platform/http/calls/privateLink'

/** Unsubscribes from one kind of mail: the same link in every mail, and good for nothing else. */
export const stopLinks = privateLink('notification-stop')

export const stopKey = (account: string, kind: Stoppable) => `${account}:${kind}`

/** The one-click address that turns off mails of a kind for an account. */
export function stopAddress(account: string, kind: Stoppable): string {
  const query = new URLSearchParams({ account, kind, token: stopLinks.tokenFor(stopKey(account, kind)) })
  return `${env.SITE_URL}${STOP_PATH}?${query}`
}
