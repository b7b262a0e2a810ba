import { afterAll, beforeAll, expect, it } from 'vitest'
import { type SmtpSink, smtpSink } from '../testing/smtpSink'
import { smtp } from './smtp'

let sink: SmtpSink
beforeAll(async () => {
  sink = await smtpSink()
})
afterAll(() => sink.close())

const MAIL: Parameters<ReturnType<typeof smtp>>[0] = {
  id: 'one',
  channel: 'mail',
  to: 'ada@example.com',
  subject: 'A quote',
  text: 'Its link',
  html: null,
  unsubscribe_url: null,
  attempts: 1,
}

it('refuses to send through a remote mail server without TLS', async () => {
  const from = 'Framewell <no-reply@framewell.test>'
  await expect(smtp(sink.url, from, 'framewell.test', { requireTls: true })(MAIL)).rejects.toThrow()
  expect(sink.mails).toEqual([])
  await smtp(sink.url, from, 'framewell.test')(MAIL)
  expect(sink.mails.map(({ to }) => to)).toEqual([MAIL.to])
})
