import { defineCall } from '@framewell/domain/http/defineCall'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { bootCms, type TestCms } from '../../testing/bootCms'
import { bindCall, type Operation } from './bindCall'

const counting = { method: 'GET', summary: '', feature: 'things', access: 'public', input: z.object({}) } as const
const output = z.object({ first: z.number(), second: z.number() })
const countAtOnce = defineCall({ ...counting, name: 'countAtOnce', path: '/api/counted-at-once', output })
const countInSteps = defineCall({ ...counting, name: 'countInSteps', path: '/api/counted-in-steps', output })

let cms: TestCms
/** Counts, while somebody signs up between. */
const count: Operation<typeof countAtOnce> = async ({ req }) => {
  const accounts = async () => (await req.payload.count({ collection: 'accounts', overrideAccess: true, req })).totalDocs
  const first = await accounts()
  await cms.signInAs('builder')
  return { first, second: await accounts() }
}
beforeAll(async () => {
  cms = await bootCms([bindCall(countAtOnce, count, { oneMoment: true }), bindCall(countInSteps, count)])
})
afterAll(() => cms.stop())

const ask = async (path: string) => output.parse(await (await cms.request(path)).json())

it('answers as of one moment whatever is written meanwhile, where a call says so', async () => {
  const atOnce = await ask('/api/counted-at-once')
  expect(atOnce.second).toBe(atOnce.first)
  const inSteps = await ask('/api/counted-in-steps')
  expect(inSteps).toEqual({ first: atOnce.first + 1, second: atOnce.first + 2 })
})

it('gives each its connection back: many at once are answered', async () => {
  const answers = await Promise.all(Array.from({ length: 60 }, () => cms.request('/api/counted-at-once')))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
})

it('is for calls that change nothing', () => {
  const change = defineCall({ ...counting, method: 'POST', name: 'change', path: '/api/changed', output })
  expect(() => bindCall(change, count, { oneMoment: true })).toThrow('change')
})
