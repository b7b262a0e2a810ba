import { randomBytes } from 'node:crypto'
import { containerName } from '@framewell/domain/releases/containerName'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bootCms, type TestCms } from '../testing/bootCms'
import { type ReleaseDesk, releaseDesk } from '../testing/releaseDesk'

const [SENDER, HEARER] = ['mfe-warranty', 'mfe-claims'] as const

let cms: TestCms
let desk: ReleaseDesk
beforeAll(async () => {
  cms = await bootCms()
  desk = await releaseDesk(cms)
})
afterAll(() => cms.stop())

const sender = (fields: Record<string, 'text' | 'number'> | null) =>
  desk.ship({ remote: SENDER, ...(fields ? { events: { sends: { 'claim-filed': fields }, hears: {} } } : {}) })
const hearer = (fields: Record<string, 'text' | 'number'>) =>
  desk.ship({ remote: HEARER, widgets: ['claim'], events: { sends: {}, hears: { [`${SENDER}/claim-filed`]: fields } } })

describe('a release’s events', () => {
  it('fit what others on the site send and hear, or it is refused with the event’s name', async () => {
    expect((await sender({ claim: 'text' })).status).toBe(200)
    expect(await hearer({ claim: 'number' })).toMatchObject({
      status: 422,
      body: {
        code: 'eventMismatch',
        detail: `${HEARER} hears ${SENDER}/claim-filed with claim as "number"; ${SENDER} sends it as "text".`,
      },
    })
    expect((await hearer({ claim: 'text' })).status).toBe(200)
    expect(await sender(null)).toMatchObject({ status: 422, body: { code: 'eventMismatch' } })
    expect((await sender({ claim: 'text', homes: 'number' })).status, 'a sender may add a member').toBe(200)
  })

  it.each([
    ['sends', `events.send({ name: '${SENDER}/claim-filed', fields: {} }, {})`, {}, 'events.sends of routes.ts does not declare'],
    ['hears', `events.hear({ name: 'mfe-new/begun', fields: {} }, () => {})`, {}, 'events.hears of routes.ts does not declare'],
    ['sends', `events.send({ name: 'mfe-sender/begun', fields: {} }, {})`, { begun: {} }, undefined],
  ])('are tried: a screen that %s %s', async (_, code, sends, words) => {
    const version = randomBytes(8).toString('hex')
    const entry = `
      let react
      var ${containerName('mfe-sender', version)} = {
        init(shared) { react = Object.values(shared.react)[0].lib() },
        get: async () => () => ({ default: { contract: 1, routes: {}, widgets: { claim: ({ shell: { events } }) => {
          react.useEffect(() => { ${code} })
          return null
        } } } }),
      }`
    const release = {
      remote: 'mfe-sender',
      version,
      widgets: ['claim'],
      events: { sends, hears: {} },
      contents: { 'remoteEntry.js': entry },
    }
    const { status, body } = await desk.ship(release)
    if (words === undefined) expect(status).toBe(200)
    else expect([status, body.code, body.detail]).toEqual([422, 'brokenAtLoad', expect.stringContaining(words)])
  })
})
