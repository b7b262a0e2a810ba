import { INITIAL_WAIVER_TEXTS, WAIVER_KINDS, type WaiverKind } from '@framewell/domain/payments/waivers'
import { taskCalls } from '@framewell/domain/tasks/calls'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { up } from '../../migrations/20261201_094500_unedited_waiver_texts'
import { bootCms, type TestCms } from '../../testing/bootCms'

const initial = (kind: WaiverKind) => INITIAL_WAIVER_TEXTS[kind].join('\n\n')
const BEFORE = initial('conditional_final').replace(
  'Not covered: claims',
  'Not covered: retainage that is released after acceptance, until it is paid, and claims',
)
const JOB = 'Builder: {builder}. Job: {project}. Property: {property}.'

let cms: TestCms
let cookie: string
beforeAll(async () => {
  cms = await bootCms()
  cookie = (await cms.signInAs('operator')).cookie
})
afterAll(() => cms.stop())

const store = async (texts: Partial<Record<WaiverKind, string>>) => {
  const json = { ...Object.fromEntries(WAIVER_KINDS.map((kind) => [kind, initial(kind)])), ...texts }
  expect((await cms.request('/api/globals/waiver-texts', { cookie, json })).status).toBe(200)
}
const stored = () => cms.payload.findGlobal({ slug: 'waiver-texts', depth: 0 })
const steps = async () => {
  const answer = await cms.request('/api/admin/tasks?kind=setUp&limit=100', { cookie })
  return taskCalls.listTasks.output.parse(await answer.json()).data.map(({ name }) => name)
}
const migrate = async () => up({ db: cms.payload.db.drizzle, payload: cms.payload, req: await cms.localReq() })

it('an initial text that was stored unedited follows the present one, under a new version that is on record', async () => {
  await migrate()
  expect((await cms.payload.db.pool.query('select from waiver_texts')).rowCount, 'nothing stored, nothing to follow').toBe(0)
  await store({ conditional_final: BEFORE.replaceAll('\n', '\r\n'), conditional_progress: 'In our own words, of counsel.' })
  const { version } = await stored()
  expect(await steps()).toContain('Final lien waiver texts')
  await migrate()
  const now = await stored()
  expect(now).toMatchObject({
    version: version + 1,
    conditional_final: initial('conditional_final'),
    conditional_progress: 'In our own words, of counsel.',
    unconditional_final: initial('unconditional_final'),
  })
  const { docs } = await cms.payload.findGlobalVersions({ slug: 'waiver-texts', sort: '-version.version', limit: 1 })
  expect(docs[0]?.version).toMatchObject({ version: version + 1, conditional_final: initial('conditional_final') })
  expect(await steps()).not.toContain('Final lien waiver texts')
  await migrate()
  expect((await stored()).version, 'once').toBe(version + 1)
})

it('also one from before the texts named the property, and it is still nobody’s own text', async () => {
  const earlier = Object.fromEntries(WAIVER_KINDS.map((kind) => [kind, initial(kind).replace(JOB, 'Job: {project}.')]))
  const progress = (text = '') => text.replace('the work of another step that is not paid, ', '')
  await store({
    ...earlier,
    conditional_progress: progress(earlier.conditional_progress),
    unconditional_progress: progress(earlier.unconditional_progress),
    conditional_final: BEFORE.replace(JOB, 'Job: {project}.'),
  })
  const { version } = await stored()
  await migrate()
  expect(await stored()).toMatchObject({ version: version + 1, ...Object.fromEntries(WAIVER_KINDS.map((kind) => [kind, initial(kind)])) })
  expect(await steps()).toContain('Lien waiver texts')
})

it('an edited text stays, and operators are told while it keeps a claim on the retainage', async () => {
  const edited = `${BEFORE} Reviewed by counsel.`
  await store({ conditional_final: edited })
  const { version } = await stored()
  await migrate()
  expect(await stored()).toMatchObject({ version, conditional_final: edited })
  expect(await steps()).toContain('Final lien waiver texts')
  expect(await steps()).not.toContain('Lien waiver texts')
  await store({ conditional_final: 'All work and all material, the retainage included. Not covered: claims in dispute.' })
  expect(await steps()).not.toContain('Final lien waiver texts')
})
