import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { bootCms, type TestCms } from '../testing/bootCms'
import { TEST_PASSWORD } from '../testing/signInAs'

let cms: TestCms
beforeAll(async () => {
  cms = await bootCms()
})
afterAll(() => cms.stop())

const signIn = (username: string, password: string, address: string, cookie?: string) =>
  cms.request('/api/session', { json: { username, password }, address, cookie })
const fail = async (name: string, address: string, times: number) => {
  const answers = []
  for (let time = 0; time < times; time++) answers.push(await signIn(name, `guess ${time}`, address))
  return answers
}
const cookiesOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
/** Ends the waits of a test's addresses. */
const wait = () => cms.payload.db.pool.query("update sign_in_failures set locked_until = now() - interval '1 second'")

describe('guessing', () => {
  it('is one log line, without name or password', async () => {
    const { email } = await cms.signInAs('builder')
    const { logger } = cms.payload
    const lines = { info: vi.spyOn(logger, 'info'), warn: vi.spyOn(logger, 'warn'), error: vi.spyOn(logger, 'error') }
    expect((await signIn(email, 'not the password', '203.0.113.40')).status).toBe(401)
    const panel = await cms.request('/api/accounts/login', { json: { email, password: 'nor this one' }, address: '203.0.113.41' })
    expect(panel.status).toBe(401)
    const heard = [...lines.info.mock.calls, ...lines.warn.mock.calls, ...lines.error.mock.calls]
    vi.restoreAllMocks()
    expect(heard).toEqual([
      [{ requestId: expect.any(String), locked: false, msg: 'A sign-in failed' }],
      [{ requestId: expect.any(String), locked: false, msg: 'A sign-in failed' }],
    ])
  })

  it('is locked after five failures, longer each time, through the panel too', async () => {
    const { email } = await cms.signInAs('builder')
    const here = '203.0.113.1'
    expect((await fail(email, here, 5)).map(({ status }) => status)).toEqual(Array(5).fill(401))
    const locked = await signIn(email, TEST_PASSWORD, here)
    expect(locked.status).toBe(423)
    expect(await locked.json()).toMatchObject({ code: 'accountLocked', detail: 'Try again in 1 minute.' })
    const first = Number(locked.headers.get('retry-after'))
    expect(first).toBeGreaterThan(50)
    const panel = await cms.request('/api/accounts/login', { json: { email, password: TEST_PASSWORD }, address: here })
    expect(panel.status).toBe(423)
    expect((await panel.json()).errors[0].message).toMatch(/Try again in 1 minute\.$/)
    await wait()
    expect((await signIn(email, 'guess again', here)).status).toBe(401)
    const again = await signIn(email, TEST_PASSWORD, here)
    expect(Number(again.headers.get('retry-after'))).toBeGreaterThan(first + 30)
  })

  it('reveals no names: the same answers for a name that nobody has', async () => {
    const { email } = await cms.signInAs('editor')
    const seen = []
    for (const [name, address] of [
      [email, '203.0.113.2'],
      ['nobody-at-all@framewell.test', '203.0.113.3'],
    ] as const) {
      const answers = await fail(name, address, 6)
      const bodies = await Promise.all(answers.map((answer) => answer.json()))
      seen.push(bodies.map(({ status, code, error, detail }) => ({ status, code, error, detail })))
    }
    expect(seen[1]).toEqual(seen[0])
  })

  it('takes as long for a name that nobody has', async () => {
    const email = 'slow.reader@framewell.test'
    await cms.payload.create({
      collection: 'accounts',
      data: { email, password: 'four unrelated quiet words', name: 'Slow', role: 'editor' },
    })
    const times = { known: [] as number[], unknown: [] as number[] }
    for (let round = 0; round < 2; round++) {
      for (const [kind, name] of [
        ['known', email],
        ['unknown', 'not.there@framewell.test'],
      ] as const) {
        const began = performance.now()
        expect((await signIn(name, 'guess', `203.0.113.${20 + round}`)).status).toBe(401)
        times[kind].push(performance.now() - began)
      }
    }
    const quickest = { known: Math.min(...times.known), unknown: Math.min(...times.unknown) }
    // Before the fix, an unknown name was answered twenty times faster.
    expect(quickest.unknown).toBeGreaterThan(quickest.known / 2)
  })

  it('locks nobody else out: the owner signs in from elsewhere, and from a known device whatever others do', async () => {
    const { email } = await cms.signInAs('super_admin')
    const home = await signIn(email, TEST_PASSWORD, '203.0.113.40')
    expect(home.status).toBe(200)
    await fail(email, '203.0.113.41', 6)
    expect((await signIn(email, TEST_PASSWORD, '203.0.113.42')).status).toBe(200)
    // Guesses from everywhere: the name slows down for unknown devices only.
    for (let from = 0; from < 5; from++) await fail(email, `203.0.113.${50 + from}`, 4)
    expect((await signIn(email, TEST_PASSWORD, '203.0.113.60')).status).toBe(423)
    expect((await signIn(email, TEST_PASSWORD, '203.0.113.50', cookiesOf(home))).status).toBe(200)
  })

  it('recognizes a device only by its signature, and only for its own account', async () => {
    const { email } = await cms.signInAs('operator')
    const other = await cms.signInAs('operator')
    const foreign = cookiesOf(await signIn(other.email, TEST_PASSWORD, '203.0.113.70'))
    await fail(email, '203.0.113.71', 5)
    for (const cookie of [foreign, `framewell-device=${'a'.repeat(22)}.${'b'.repeat(43)}`]) {
      expect((await signIn(email, TEST_PASSWORD, '203.0.113.71', cookie)).status).toBe(423)
    }
  })
})
