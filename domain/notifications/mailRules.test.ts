import { expect, it } from 'vitest'
import { bouncedMail, MAX_ATTEMPTS, refusedMail, retryRefusal, wordsRefusal } from './mailRules'
import { MAIL_STATUSES } from './mailStates'

it('resends a failed, bounced or unsent mail while its links work', () => {
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

it('bounces only what was sent', () => {
  expect(bouncedMail('sent', 'No such mailbox')).toEqual({ mail: { status: 'bounced', error: 'No such mailbox' } })
  expect(bouncedMail('queued', 'No such mailbox')).toEqual({ refusal: 'notSent' })
})

it('retries what the server refuses, gives up at last, or bounces an unknown mailbox', () => {
  expect([refusedMail(1, false), refusedMail(MAX_ATTEMPTS - 1, false), refusedMail(MAX_ATTEMPTS, false)]).toEqual([
    'queued',
    'queued',
    'failed',
  ])
  expect([refusedMail(1, true), refusedMail(MAX_ATTEMPTS, true)]).toEqual(['bounced', 'bounced'])
})

it("only allows an event's own values in texts", () => {
  const words = { subject: 'Order {number}', text: 'Hello {name}, {price}', notice: '', actionLabel: '' }
  expect(wordsRefusal(words, ['number', 'name', 'price'])).toBeUndefined()
  expect(wordsRefusal(words, ['number', 'name'])?.more?.fields).toEqual([{ path: 'words.text', message: 'This event has no {price}' }])
  expect(wordsRefusal(null, [])).toBeUndefined()
})
