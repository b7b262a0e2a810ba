import { liveSetSchema } from '@framewell/domain/releases/liveSet'
import { SHIP_KEY_HEADER } from '@framewell/domain/releases/shipKeys'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bootCms, type TestCms } from '../testing/bootCms'
import { bringFile, shipTestRelease, testRelease } from '../testing/shipTestRelease'

let cms: TestCms
let operator: { cookie: string; email: string }
beforeAll(async () => {
  cms = await bootCms()
  operator = await cms.signInAs('operator')
})
afterAll(() => cms.stop())

const REMOTE = 'mfe-warranty'
const route = (path: string) => ({ path, title: 'A route', description: '', chrome: 'site' as const, indexed: true })
const release = (version = 'first-version') => ({ remote: REMOTE, version, routes: [route('/warranty')], widgets: ['claim'] })
const keyFor = async (...remotes: string[]) => {
  const json = { holder: 'Wren of the warranty team', remotes }
  const { key } = await (await cms.request('/api/releases/keys', { json, cookie: operator.cookie })).json()
  return { headers: { [SHIP_KEY_HEADER]: String(key) } }
}
const withdraw = async (id: string, takeOff: boolean) => {
  const json = { reason: 'The team has moved on', takeOff }
  const answer = await cms.request(`/api/releases/${id}/withdraw`, { json, cookie: operator.cookie })
  return { status: answer.status, body: await answer.json() }
}
const liveRemotes = async () => {
  const { remotes } = liveSetSchema.parse(await (await cms.request('/api/releases/live')).json())
  return remotes.map(({ live }) => live.remote)
}
const offeredWidgets = async () => (await cms.request('/api/content/section-forms', { cookie: operator.cookie })).text()

describe('a micro-frontend of another repository', () => {
  it('exists with the first release shipped with a key for its name', async () => {
    const shipped = await shipTestRelease(cms, { ...release(), as: await keyFor(REMOTE) })
    expect(shipped).toMatchObject({ status: 200, body: { remote: REMOTE, status: 'live' } })
    expect(await liveRemotes()).toContain(REMOTE)
    expect(await offeredWidgets()).toContain(`${REMOTE}/claim`)
    const { remotes } = await (await cms.request('/api/releases/drawing', { cookie: operator.cookie })).json()
    expect(remotes).toContainEqual(expect.objectContaining({ remote: REMOTE, drawn: false }))
  })

  it('cannot be created without a key for that exact name', async () => {
    const foreign = await shipTestRelease(cms, { ...release(), remote: 'mfe-others', as: await keyFor(REMOTE) })
    expect(foreign).toMatchObject({ status: 403, body: { code: 'refusedKey' } })
  })

  it.each(['../mfe', 'mfe portal', 'MFE', 'mfe--x', '-mfe', '.waiting', 'a'.repeat(41)])('cannot be named %s', async (remote) => {
    const { manifest } = testRelease()
    expect((await bringFile(cms, { ...manifest, remote: encodeURIComponent(remote) }, 'x')).status).toBe(400)
    expect(await cms.request('/api/releases/keys', { json: { holder: 'Wren', remotes: [remote] }, cookie: operator.cookie })).toMatchObject(
      {
        status: 400,
      },
    )
  })

  it('is taken off the site with its routes and widgets, unless a published page shows one, and can come back', async () => {
    const { body: live } = await shipTestRelease(cms, release('second-version'))
    const page = { title: 'Claims', slug: 'claims', _status: 'published' as const }
    const { id } = await cms.payload.create({
      collection: 'pages',
      data: { ...page, sections: [{ blockType: 'app', tone: 'paper', app: `${REMOTE}/claim`, reservedHeight: 400 }] },
    })
    expect(await withdraw(live.id, true)).toMatchObject({ status: 422, body: { code: 'widgetsInUse' } })
    expect(await liveRemotes()).toContain(REMOTE)
    await cms.payload.delete({ collection: 'pages', id })
    expect(await withdraw(live.id, true)).toMatchObject({ status: 200, body: { status: 'withdrawn' } })
    expect(await liveRemotes()).not.toContain(REMOTE)
    expect(await offeredWidgets()).not.toContain(`${REMOTE}/claim`)
    const [record] = (
      await cms.payload.find({ collection: 'audit-records', where: { subjectId: { equals: live.id } }, sort: '-createdAt' })
    ).docs
    expect(record).toMatchObject({ action: 'release-take-off', actorEmail: operator.email, reason: 'The team has moved on' })
    const back = { json: { reason: 'It is wanted again' }, cookie: operator.cookie }
    expect((await cms.request(`/api/releases/${live.id}/promote`, back)).status).toBe(200)
    expect(await liveRemotes()).toContain(REMOTE)
  })

  it('is not one of our own: the site needs those', async () => {
    const { body } = await shipTestRelease(cms, { remote: 'mfe-portal' })
    expect(await withdraw(body.id, true)).toMatchObject({ status: 409, body: { code: 'ownRemote' } })
  })
})
