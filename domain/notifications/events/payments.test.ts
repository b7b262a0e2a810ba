import { expect, it } from 'vitest'
import { say } from '../words'
import { disputeOpened } from './disputes'
import { invoiceDueSoon, invoiceIssued } from './payments'

it('a deadline in a mail says when its day ends, and in which time zone', () => {
  const ends = '(end of day, Eastern Time)'
  for (const { words, values, payload, example } of [invoiceIssued, invoiceDueSoon])
    expect(say(words, values(payload.parse(example))).notice).toContain(`due on December 22, 2026 ${ends}.`)
  const { words, values, payload, example } = disputeOpened
  expect(say(words, values(payload.parse(example))).notice).toContain(`decided by December 2, 2026 ${ends} at the latest`)
})
