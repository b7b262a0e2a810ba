import { expect, it } from 'vitest'
import { cameBack, MAX_ATTEMPTS, retryRefusal, untaken, wordsRefusal } from './mailRules'
import { MAIL_STATUSES } from './mailStates'

it('a mail that failed, came back or waits unsent is sent again while its links lead somewhere', () => {
  const refused = MAIL_STATUSES.map((status) => [status, retryRefusal(status, false), retryRefusal(status, true)])
  expect(refused).toEqual([
    ['queued', 'notWaiting', 'notWaiting'],
    ['sending', 'notWaiting', 'notWaiting'],
    ['sent', 'notWaiting', 'notWaiting'],
    ['bounced', undefined, 'emptied'],
    ['failed', undefined, 'emptied'],
    ['outbox', undefined, 'emptied'],
  ])
})

it('only what was sent comes back', () => {
  expect(cameBack('sent', 'No such mailbox')).toEqual({ mail: { status: 'bounced', error: 'No such mailbox' } })
  expect(cameBack('queued', 'No such mailbox')).toEqual({ refusal: 'notSent' })
})

it('what the server does not take waits for another try, is given up at last, or comes back where nobody has that mailbox', () => {
  expect([untaken(1, false), untaken(MAX_ATTEMPTS - 1, false), untaken(MAX_ATTEMPTS, false)]).toEqual(['queued', 'queued', 'failed'])
  expect([untaken(1, true), untaken(MAX_ATTEMPTS, true)]).toEqual(['bounced', 'bounced'])
})

it('words name only what their event has', () => {
  const words = { subject: 'Order {number}', text: 'Hello {name}, {price}', notice: '', actionLabel: '' }
  expect(wordsRefusal(words, ['number', 'name', 'price'])).toBeUndefined()
  expect(wordsRefusal(words, ['number', 'name'])?.more?.fields).toEqual([{ path: 'words.text', message: 'This event has no {price}' }])
  expect(wordsRefusal(null, [])).toBeUndefined()
})
