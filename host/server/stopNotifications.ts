import type { CallApi } from '@framewell/domain/http/callApi'
import { isApiError } from '@framewell/domain/http/isApiError'
import { STOP_PATH, stopNotifications } from '@framewell/domain/notifications/settingsCalls'
import type { Express, Request } from 'express'

const WORDS = {
  done: 'These mails are stopped.\n',
  unknown: 'This link does not work any more.\n',
  later: 'Please try again in a minute.\n',
}

/**
 * The unsubscribe link of notification mails. GET redirects to the settings, which have a button, because mail programs open links
 * automatically. A mail program's own unsubscribe button sends one POST, which takes effect at once (RFC 8058); its body is ignored.
 */
export function addUnsubscribeLink(app: Express, callAs: (request: Request) => CallApi): void {
  app.get(STOP_PATH, (request, response) => {
    const { account, kind, token } = fieldsOf(request)
    response.set({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    // The token moves to the fragment, where no log or Referer contains it.
    response.redirect(303, `/notification-settings?${new URLSearchParams({ stop: kind, account })}#token=${encodeURIComponent(token)}`)
  })
  app.post(STOP_PATH, async (request, response) => {
    response.set('cache-control', 'no-store').type('text')
    const input = stopNotifications.input.safeParse(fieldsOf(request))
    if (!input.success) return void response.status(404).send(WORDS.unknown)
    try {
      await callAs(request)(stopNotifications, input.data)
      response.send(WORDS.done)
    } catch (error) {
      const refused = isApiError(error) && error.status < 500
      response.status(refused ? error.status : 503).send(refused && error.status === 404 ? WORDS.unknown : WORDS.later)
    }
  })
}

function fieldsOf({ query }: Request) {
  const text = (name: string) => (typeof query[name] === 'string' ? query[name] : '')
  return { account: text('account'), kind: text('kind'), token: text('token') }
}
