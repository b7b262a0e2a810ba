import { createHmac } from 'node:crypto'
import { visitTicketSchema } from '@framewell/domain/releases/reports'
import { givenReleases, TICKET, TICKET_HEAD_BYTES, ticketNetworkText, ticketText } from '@framewell/domain/releases/visitTicket'
import { neighborhoodOf } from '@framewell/server-kit/limits/networkOf'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startTestHost, type TestHost, testContent } from '../testing/startTestHost'
import { testRelease } from '../testing/testRelease'

const live = testRelease('1.0.0-live00')
const candidate = testRelease('2.0.0-candidate')

let host: TestHost
beforeEach(async () => {
  host = await startTestHost({
    content: testContent({ liveSet: { remotes: [{ live, fallback: null, candidate: { release: candidate, share: 20 } }] } }),
    environment: { TRUSTED_PROXIES: '1' },
  })
})
afterEach(() => host.stop())

const hmac = (text: string) => createHmac('sha256', host.cms.token).update(text).digest()

/** The decoded ticket of a page sent to an address. */
async function pageFor(address: string, number: number) {
  const answer = await host.get('/orders/17', { headers: { cookie: `framewell-share=${number}`, 'x-forwarded-for': address } })
  const nonce = /<style nonce="([^"]+)"/.exec(await answer.text())?.[1] ?? ''
  expect(answer.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`)
  const bytes = Buffer.from(visitTicketSchema.parse(nonce), 'base64')
  const head = bytes.subarray(0, TICKET_HEAD_BYTES)
  const signed = (given: readonly string[]) =>
    hmac(ticketText(head.toString('base64'), given))
      .subarray(0, TICKET.signatureBytes)
      .equals(bytes.subarray(TICKET_HEAD_BYTES))
  const network = head.subarray(TICKET.randomBytes + TICKET.endBytes)
  return { nonce, signed, network: network.toString('hex'), ends: head.readUInt32BE(TICKET.randomBytes) }
}

it('gives each page that is sent its own ticket for the releases it was rendered with, also from the page cache', async () => {
  const pages = await Promise.all(Array.from({ length: 20 }, () => pageFor('203.0.113.9', 3)))
  expect(new Set(pages.map(({ nonce }) => nonce)).size).toBe(20)
  const [given, others] = [candidate, live].map((release) => givenReleases({ remotes: [{ live: release, fallback: live }] }))
  for (const page of pages) {
    expect(page.signed(given ?? [])).toBe(true)
    expect(page.signed(others ?? [])).toBe(false)
    expect(page.ends).toBeLessThanOrEqual(Math.floor(Date.now() / 1000) + TICKET.lifeSeconds)
    expect(page.ends).toBeGreaterThan(Date.now() / 1000)
  }
  expect((await pageFor('203.0.113.9', 77)).signed(givenReleases({ remotes: [{ live, fallback: null }] }))).toBe(true)
})

it('names the recipient’s network by a keyed hash: one for all addresses a person can rent', async () => {
  const networkOf = async (address: string) => (await pageFor(address, 3)).network
  const own = await networkOf('203.0.113.9')
  expect(own).toBe(
    hmac(ticketNetworkText(neighborhoodOf('203.0.113.9')))
      .subarray(0, TICKET.networkBytes)
      .toString('hex'),
  )
  expect(await networkOf('203.0.113.250')).toBe(own)
  expect(await networkOf('203.0.114.9')).not.toBe(own)
  expect(await networkOf('2001:db8:1:2::3')).toBe(await networkOf('2001:db8:1:ffff::1'))
  expect(await networkOf('2001:db8:1::1')).not.toBe(await networkOf('2001:db8:2::1'))
})
