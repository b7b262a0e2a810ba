import type { ReleaseTrial } from '@framewell/domain/releases/releaseTrial'
import { readTrialText } from '@framewell/domain/releases/releaseTrial'
import { SHIP_KEY_HEADER } from '@framewell/domain/releases/shipKeys'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bootCms, type TestCms } from '../testing/bootCms'
import { memberOf, type TestMember } from '../testing/qualifiedBuilder'
import { type ReleaseDesk, releaseDesk } from '../testing/releaseDesk'
import type { TestRequest } from '../testing/sendTo'

const REMOTE = 'mfe-warranty'
const DAY_MS = 86_400_000

let cms: TestCms
let desk: ReleaseDesk
let wren: TestMember
let stranger: TestMember
beforeAll(async () => {
  cms = await bootCms()
  desk = await releaseDesk(cms)
  wren = await memberOf(cms.payload, 'fabricator', 'Wren Warranty')
  stranger = await memberOf(cms.payload, 'builder')
  await decide(wren.companyId)
})
afterAll(() => cms.stop())

const decide = (company: string | null) => desk.decide({ remote: REMOTE, company, scriptKb: null, reason: 'They made it' })
const ship = (channel: string) => desk.ship({ remote: REMOTE, widgets: ['claim'] }, { channel })
type As = Pick<TestRequest, 'cookie' | 'headers' | 'internal'>
const ask = (id: string, as: As, json: Record<string, unknown> = {}) => cms.request(`/api/releases/${id}/try`, { json, ...as })
const issue = async (...remotes: string[]): Promise<{ id: string; key: string }> =>
  (await cms.request('/api/releases/keys', { json: { holder: 'Wren', remotes }, cookie: desk.operator.cookie })).json()
const withKey = (key: string): As => ({ headers: { [SHIP_KEY_HEADER]: key } })

/** What the link of an answer says. */
async function linked(answer: Response): Promise<ReleaseTrial> {
  const { url, until } = await answer.json()
  const [body = ''] = (new URL(url).searchParams.get('trial') ?? '').split('.')
  const trial = readTrialText(Buffer.from(body, 'base64url').toString())
  if (!trial) throw new Error(`No preview link: ${url}`)
  expect(trial.until).toBe(until)
  return trial
}

/** How the cms answers the host that is about to show it. */
const shown = async ({ id, remote, by }: ReleaseTrial) =>
  (await cms.request(`/api/releases/tried?${new URLSearchParams({ ...(id && { id }), remote, by })}`, { internal: true })).status

it('is made by members of the team, operators and the team’s key, for releases that nobody is shown as well', async () => {
  const released = [await ship('live'), await ship('registered'), await ship('candidate')]
  const { key } = await issue(REMOTE)
  for (const { body, manifest } of released) {
    for (const as of [{ cookie: wren.cookie }, { cookie: desk.operator.cookie }, withKey(key), { internal: true }]) {
      const trial = await linked(await ask(body.id, as))
      expect(trial).toMatchObject({ id: body.id, remote: REMOTE, version: manifest.version })
      expect(await shown(trial)).toBe(200)
    }
  }
})

it('is made by nobody else, who learns nothing of the release', async () => {
  const { body } = await ship('registered')
  expect((await ask(body.id, { cookie: stranger.cookie })).status).toBe(404)
  expect((await ask(body.id, { cookie: (await cms.signInAs('editor')).cookie })).status).toBe(404)
  expect((await ask(body.id, {})).status).toBe(401)
  expect((await ask(body.id, withKey((await issue('mfe-other')).key))).status).toBe(403)
  expect((await cms.request(`/api/releases/tried?remote=${REMOTE}&by=release-tool`, { cookie: desk.operator.cookie })).status).toBe(403)
})

it('works for a week unless another time is asked for, of two weeks at most, and names its maker by number only', async () => {
  const { body } = await ship('registered')
  const trial = await linked(await ask(body.id, { cookie: wren.cookie }))
  expect(Date.parse(trial.until) - Date.now()).toBeGreaterThan(7 * DAY_MS - 60_000)
  expect(Date.parse(trial.until) - Date.now()).toBeLessThanOrEqual(7 * DAY_MS)
  expect(trial.by).toBe(wren.id)
  expect(await desk.auditOf(body.id)).toMatchObject({ action: 'release-try', actorEmail: wren.email })
  const refused = await ask(body.id, { cookie: wren.cookie }, { minutes: 15 * 24 * 60 })
  expect([refused.status, (await refused.json()).fields[0].path]).toEqual([400, 'minutes'])
})

it('ends when its release is withdrawn, and no other is made of it', async () => {
  const { body } = await ship('candidate')
  const trial = await linked(await ask(body.id, { cookie: wren.cookie }))
  await desk.act(body.id, 'withdraw', { reason: 'It shows wrong prices' })
  expect(await shown(trial)).toBe(410)
  const again = await ask(body.id, { cookie: wren.cookie })
  expect([again.status, (await again.json()).code]).toEqual([409, 'withdrawn'])
})

it('shows no release of another remote than it was signed for', async () => {
  const trial = await linked(await ask((await ship('registered')).body.id, { cookie: wren.cookie }))
  const other = await desk.ship({ remote: 'mfe-other', widgets: ['other'] }, { channel: 'registered' })
  expect(await shown({ ...trial, id: other.body.id })).toBe(410)
})

it('ends with the rights of its maker: a revoked key, a lost membership, a lost role', async () => {
  const { body } = await ship('registered')
  const { id, key } = await issue(REMOTE)
  const byKey = await linked(await ask(body.id, withKey(key)))
  const byMember = await linked(await ask(body.id, { cookie: wren.cookie }))
  const former = await cms.signInAs('operator')
  const byOperator = await linked(await ask(body.id, { cookie: former.cookie }))
  expect(await Promise.all([byKey, byMember, byOperator].map(shown))).toEqual([200, 200, 200])
  await cms.request(`/api/releases/keys/${id}/revoke`, { json: {}, cookie: desk.operator.cookie })
  await cms.payload.db.pool.query('delete from memberships where company_id = $1', [wren.companyId])
  await cms.payload.db.pool.query("update accounts set role = 'editor' where id = $1", [former.id])
  expect(await Promise.all([byKey, byMember, byOperator].map(shown))).toEqual([410, 410, 410])
  for (const by of ['somebody', 'ship-key none', '']) expect(await shown({ ...byKey, by })).toBe(410)
})
