import { expect, it } from 'vitest'
import { RECORDED_SESSION } from '../../testing/recordedSession'
import { readRecordings } from './recordedAnswers'

const PLAN = { plan: 'storch', feet: 30 }
const text = JSON.stringify({
  getPrice: {
    '{"feet":30,"plan":"storch"}': { request: { method: 'GET', url: '/api/price?plan=storch&feet=30' }, output: { dollars: 6 } },
    '{"plan":"none"}': { request: { method: 'GET', url: '/api/price?plan=none' }, refused: { status: 404, body: '{"error":"No plan"}' } },
  },
  findHouse: {
    '{"house":{"a":1,"b":2}}': { request: { method: 'POST', url: '/api/houses', body: '{"house":{"b":2,"a":1}}' }, output: { id: 7 } },
  },
  listPlans: { '{}': { output: { plans: [] } } },
})

it('answers a request as recorded, with parameters and members in any order', () => {
  const { answers } = readRecordings(text)
  expect(answers('GET', '/api/price?feet=30&plan=storch', '')).toEqual({ status: 200, body: '{"dollars":6}' })
  expect(answers('GET', '/api/price?plan=none', '')).toEqual({ status: 404, body: '{"error":"No plan"}' })
  expect(answers('POST', '/api/houses', '{"house":{"a":1,"b":2}}')).toEqual({ status: 200, body: '{"id":7}' })
})

it('answers nothing else, and nothing of a recording without its request', () => {
  const { answers } = readRecordings(text)
  expect(answers('GET', '/api/price?plan=bova', '')).toBeUndefined()
  expect(answers('POST', '/api/price?plan=none', '')).toBeUndefined()
  expect(answers('POST', '/api/houses', 'no json')).toBeUndefined()
  expect(answers('GET', '/api/catalog/plans', '')).toBeUndefined()
})

it('lists the inputs, and is empty without recordings or for what is none', () => {
  expect(readRecordings(text).inputs).toContainEqual(PLAN)
  for (const none of [null, '[]', '{"getPrice":1}']) expect(readRecordings(none).inputs).toEqual([])
})

it('says who was signed in, if that is a whole session', () => {
  const recordedWith = (output: object) => readRecordings(JSON.stringify({ currentSession: { '{}': { output } } })).session
  expect(recordedWith({ session: RECORDED_SESSION })).toEqual(RECORDED_SESSION)
  expect(recordedWith({ session: { ...RECORDED_SESSION, role: 'owner' } })).toBeNull()
  expect(readRecordings(text).session).toBeNull()
})
