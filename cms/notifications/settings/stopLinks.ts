import { STOP_PATH, type Stoppable } from '@framewell/domain/notifications/settingsCalls'
import { env } from '../../env'
import { privateLink } from '../../platform/http/calls/privateLink'

/** End mails of a kind: the same in every mail, and of use for nothing else. */
export const stopLinks = privateLink('notification-stop')

export const stopKey = (account: string, kind: Stoppable) => `${account}:${kind}`

/** Where one press ends mails of a kind to an account. */
export function stopAddress(account: string, kind: Stoppable): string {
  const query = new URLSearchParams({ account, kind, token: stopLinks.tokenFor(stopKey(account, kind)) })
  return `${env.SITE_URL}${STOP_PATH}?${query}`
}
