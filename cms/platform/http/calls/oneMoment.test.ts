import { defineCall } from '@framewell/domain/http/defineCall'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { env } from '../../../env'
import { bootCms, type TestCms } from '../../../testing/bootCms'
import { bindCall, type Operation } from './bindCall'

const counting = { method: 'GET', summary: '', feature: 'things', access: 'public', input: z.object({}) } as const
const output = z.object({ first: z.number(), second: z.number() })
const countAtOnce = defineCall({ ...counting, name: 'countAtOnce', path: '/api/counted-at-once', output })
const countInSteps = defineCall({ ...counting, name: 'countInSteps', path: '/api/counted-in-steps', output })
const countAlone = defineCall({ ...counting, name: 'countAlone', path: '/api/counted-alone', output })

let cms: TestCms
/** Counts twice, with something done between. */
const counted =
  (between?: () => Promise<unknown>): Operation<typeof countAtOnce> =>
  async ({ req }) => {
    const accounts = async () => (await req.payload.count({ collection: 'accounts', overrideAccess: true, req })).totalDocs
    const first = await accounts()
    await between?.()
    return { first, second: await accounts() }
  }
const duringSignUp = counted(() => cms.signInAs('builder'))
beforeAll(async () => {
  cms = await bootCms([
    bindCall(countAtOnce, duringSignUp, { oneMoment: true }),
    bindCall(countInSteps, duringSignUp),
    bindCall(countAlone, counted(), { oneMoment: true }),
  ])
})
afterAll(() => cms.stop())

const ask = async (path: string) => output.parse(await (await cms.request(path)).json())

it('answers as of one moment, whatever is written meanwhile, if a call says so', async () => {
  const atOnce = await ask('/api/counted-at-once')
  expect(atOnce.second).toBe(atOnce.first)
  const inSteps = await ask('/api/counted-in-steps')
  expect(inSteps).toEqual({ first: atOnce.first + 1, second: atOnce.first + 2 })
})

it('returns each connection: more at once than there are connections are answered', async () => {
  const answers = await Promise.all(Array.from({ length: 3 * env.DATABASE_POOL_SIZE }, () => cms.request('/api/counted-alone')))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
})

it('is only for calls that change nothing', () => {
  const change = defineCall({ ...counting, method: 'POST', name: 'change', path: '/api/changed', output })
  expect(() => bindCall(change, counted(), { oneMoment: true })).toThrow('change')
})
