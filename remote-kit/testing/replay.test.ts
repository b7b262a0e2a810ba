import { directoryCalls } from '@framewell/domain/accounts/directory'
import { currentSession } from '@framewell/domain/accounts/session'
import { makeCallApi } from '@framewell/domain/http/callApi'
import { storedSteps } from '@framewell/domain/http/testing/storedSteps'
import { expect, it } from 'vitest'
import { answersIn, replay } from './replay'

const { listDirectoryRequests, decideDirectoryRequest } = directoryCalls
const [ADA, BO] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002']
const waiting = (...ids: readonly string[]) => ({
  call: 'listDirectoryRequests',
  input: {},
  status: 200,
  body: {
    data: ids.map((id) => ({
      id,
      name: 'Ada',
      email: 'ada@hale.example',
      askedAt: '2026-11-30',
      account: { name: 'Ada', role: 'editor' },
    })),
    total: ids.length,
    next: null,
  },
})
const decide = (id: string) => ({ id, decision: 'link', reason: 'Called her' }) as const
const decided = (id: string) => ({ call: 'decideDirectoryRequest', input: decide(id), status: 200, body: { decided: true } })
const gone = {
  type: 'about:blank',
  title: 'Not found',
  status: 404,
  code: 'unknownRequest',
  error: 'Nobody is waiting for this decision anymore.',
}
const refused = { ...decided(ADA), status: 404, body: gone }
const steps = [waiting(ADA, BO), decided(ADA), waiting(BO), refused, decided(BO), waiting()]
const begin = () =>
  makeCallApi(replay({ recordedAt: '2026-11-30T12:00:00.000Z', steps }, [listDirectoryRequests, decideDirectoryRequest, currentSession]))

it('answers what is read after a write with what was recorded after it', async () => {
  const call = begin()
  const total = async () => (await call(listDirectoryRequests, {})).total
  expect([await total(), await total()]).toEqual([2, 2])
  await call(decideDirectoryRequest, decide(ADA))
  expect(await total()).toBe(1)
  await expect(call(decideDirectoryRequest, decide(ADA))).rejects.toMatchObject({ status: 404, problem: { code: 'unknownRequest' } })
  expect(await total()).toBe(1)
  await call(decideDirectoryRequest, decide(BO))
  expect(await total()).toBe(0)
})

it("compares inputs as the call's schema reads them", async () => {
  expect((await begin()(listDirectoryRequests, { page: 1, search: '' })).total).toBe(2)
})

it('fails with the call, the input and what was recorded instead', async () => {
  await expect(begin()(listDirectoryRequests, { search: 'Hale' })).rejects.toThrow(
    /^listDirectoryRequests was not recorded with .*"search":"Hale".* at this point, but:\n0: \{\}/,
  )
  await expect(begin()(currentSession, {})).rejects.toThrow('GET /api/session was not recorded')
})

it('is stored with what a write changed, and answers whole', () => {
  const renamed = { ...waiting(ADA), body: { ...waiting(ADA).body, total: 2 } }
  const [, later] = storedSteps([waiting(ADA), renamed])
  expect(later).toEqual({ call: 'listDirectoryRequests', input: {}, status: 200, like: 0, changes: { total: 2 } })
  const recording = { recordedAt: '2026-11-30T12:00:00.000Z', steps: storedSteps([waiting(ADA), renamed, waiting(ADA)]) }
  expect(answersIn(recording, listDirectoryRequests).map(({ total }) => total)).toEqual([1, 2, 1])
})
