import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { demoSignIns } from '../../cms/accounts/demoAccounts'
import type { MailServer } from '../MailServer'
import type { Corpora } from './corpus'
import type { Findings } from './Findings'
import { headersOf, partOf } from './readMail'
import type { Target } from './target'

const DELIVERED_WITHIN_MS = 120_000
/** Headers of our mails, each at most once. */
const HEADERS = new Set([
  ...['from', 'to', 'subject', 'message-id', 'date', 'mime-version', 'content-type', 'content-transfer-encoding'],
  ...['list-unsubscribe', 'list-unsubscribe-post'],
])
const EVIL = /evil\.test$/i
const CREDIT = {
  projectLocation: 'Dayton, OH',
  projectType: 'Build-to-Rent',
  startTimeline: '3-6 months',
  budgetScale: 'Large (>$500K)',
  familiarityWithSteel: 'New to steel framing',
}
const DIRECTORY = { location: 'Dayton, OH', partnerType: 'installer', phone: '555 0100' }

/** Ways for a stranger to make the product write a mail with their own words to their own address. */
const WAYS: Readonly<Record<string, { readonly path: string; readonly json: (email: string, words: string) => object }>> = {
  'the contact form': {
    path: '/api/contact/messages',
    json: (email, words) => ({ name: words.slice(0, 120), email, topic: 'plan', message: `${words} and some more words` }),
  },
  'an application for credit': {
    path: '/api/qualification/apply',
    json: (email, words) => ({ ...CREDIT, email, contactName: words.slice(0, 120), companyName: words.slice(0, 160) }),
  },
  'an application to the directory': {
    path: '/api/partners',
    json: (email, words) => ({
      ...DIRECTORY,
      email,
      contactName: words.slice(0, 120),
      businessName: words.slice(0, 160),
      experience: words,
    }),
  },
  'the newsletter': { path: '/api/newsletter/subscribe', json: (email) => ({ email }) },
  'a forgotten password': { path: '/api/password/forgotten', json: (email) => ({ email }) },
}

interface MailAttack {
  /** Receives what the product sends. */
  readonly server: MailServer
  readonly corpora: Corpora
}

/**
 * Sends words and addresses that try to become headers, recipients, mail server commands or markup, through every form that triggers a
 * mail. Mail at a real mail server has the one named recipient, only our headers, and the same tags as with plain words.
 */
export async function attackMails(target: Target, findings: Findings, pool: pg.Pool, { server, corpora }: MailAttack): Promise<void> {
  let sent = 0
  const ask = async (way: string, email: string, words: string) => {
    sent += 1
    const { path, json } = WAYS[way] ?? { path: '', json: () => ({}) }
    const answer = await fetch(`http://127.0.0.1:${target.cmsPort}${path}`, {
      method: 'POST',
      headers: { ...target.as(`10.240.${sent >> 8}.${sent & 255}`), 'content-type': 'application/json' },
      body: JSON.stringify(json(email, words)),
    })
    await answer.arrayBuffer()
    findings.check(answer.status < 500, `${way}: ${JSON.stringify(email)}, ${JSON.stringify(words.slice(0, 60))} → ${answer.status}`)
    return answer.status
  }
  const named = new Set<string>()
  /** Staff hear of what is typed too, sooner or later, and so does the contact form's mailbox. */
  const house = new Set<string>(demoSignIns.filter(({ role }) => role === 'operator' || role === 'super_admin').map(({ email }) => email))
  const plain = new Map<string, string>()
  const arrived = async () => {
    for (const end = Date.now() + DELIVERED_WITHIN_MS; Date.now() < end; await pause(200)) {
      const { rows } = await pool.query(`select count(*)::int as waiting from outgoing_mail where status in ('queued', 'sending')`)
      if (rows[0]?.waiting === 0) return
    }
    findings.check(false, `mails still wait after ${DELIVERED_WITHIN_MS / 1000} s`)
  }
  /** Limits for strangers and mailboxes are attacked separately. */
  const forgetLimits = () =>
    pool.query(`with old as (update outgoing_mail set created_at = created_at - interval '2 days') delete from rate_limits`)
  // First sends plain input, to learn each kind of mail's tags.
  for (const way of Object.keys(WAYS)) {
    const email = `${randomUUID()}@plain.test`
    named.add(email)
    await ask(way, email, 'Ada Owner')
  }
  await arrived()
  for (const mail of server.taken) {
    if (!mail.to.endsWith('@plain.test')) house.add(mail.to)
    plain.set(kindOf(mail.text), shapeOf(partOf(mail.text, 'text/html')))
  }
  const honest = server.taken.length
  findings.check(honest >= 3, `only ${honest} mails arrived for plain words`)
  for (const words of [...corpora.headerBreaks, ...corpora.oddNames, ...corpora.breakOuts, ...corpora.formulas]) {
    for (const way of ['the contact form', 'an application for credit', 'an application to the directory']) {
      const email = `${randomUUID()}@odd.test`
      named.add(email)
      await forgetLimits()
      await ask(way, email, words)
    }
  }
  for (const address of corpora.oddAddresses) {
    for (const way of Object.keys(WAYS)) {
      await forgetLimits()
      const status = await ask(way, address, 'Ada Owner')
      if (status < 300) named.add(address.trim().toLowerCase())
    }
  }
  await arrived()
  findings.check(server.taken.length > honest + corpora.oddNames.length, `only ${server.taken.length - honest} mails arrived for odd words`)
  for (const { to, text } of server.taken.slice(honest))
    check(findings, { to, text, isNamed: named.has(to.toLowerCase()) || house.has(to), plain })
}

interface Arrived {
  readonly to: string
  readonly text: string
  readonly isNamed: boolean
  /** Each kind of mail's tags with plain words. */
  readonly plain: ReadonlyMap<string, string>
}

function check(findings: Findings, { to, text, isNamed, plain }: Arrived): void {
  const headers = headersOf(text)
  const names = headers.map(({ name }) => name)
  findings.check(isNamed && !EVIL.test(to), `a mail went to ${JSON.stringify(to)}, whom nobody named`)
  for (const name of names) findings.check(HEADERS.has(name), `a mail to ${to} has the header ${JSON.stringify(name)}`)
  findings.check(new Set(names).size === names.length, `a mail to ${to} has a header twice: ${names.join(', ')}`)
  for (const { name, value, longest } of headers) {
    findings.check(longest <= 998 && !/[^\x20-\x7e\t]/.test(value), `a mail to ${to}: the header ${name} is too long or not ASCII`)
  }
  const addressed = headers.find(({ name }) => name === 'to')?.value ?? ''
  findings.check(addressed.toLowerCase().replace(/^<|>$/g, '') === to.toLowerCase(), `a mail to ${to} names ${JSON.stringify(addressed)}`)
  const [html, words] = [partOf(text, 'text/html'), partOf(text, 'text/plain')]
  const expected = plain.get(kindOf(text))
  findings.check(
    expected === undefined || isWithin(shapeOf(html), expected),
    `a mail to ${to}: its tags are not those of plain words: ${shapeOf(html).slice(-300)}`,
  )
  findings.check(!/<[^>]*smuggled|<script|<img|<svg|<style>\*/i.test(html), `a mail to ${to} holds markup that somebody typed`)
  findings.check(words.trim() !== '', `a mail to ${to} has no plain words`)
}

/** The subject identifies the kind of mail, ignoring values in it. */
function kindOf(text: string): string {
  return (
    headersOf(text)
      .find(({ name }) => name === 'subject')
      ?.value.slice(0, 18) ?? ''
  )
}

/** All tag names in order. Line breaks and rows vary with the values. */
function shapeOf(html: string): string {
  return [...html.matchAll(/<(\/?\w+)/g)]
    .map(([, name]) => name)
    .filter((name) => name !== 'br')
    .join(' ')
}

/** Whether every tag also occurs in the plain mail. */
function isWithin(shape: string, honest: string): boolean {
  const known = new Set(honest.split(' '))
  return shape.split(' ').every((tag) => known.has(tag))
}
