import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { ApiError, type ApiRequest, type ApiResponse, makeCallApi, requestFor } from './callApi'
import { defineCall } from './defineCall'

const findHouses = defineCall({
  name: 'findHouses',
  method: 'GET',
  path: '/api/towns/{town}/houses',
  summary: 'Houses of a town',
  feature: 'catalog',
  access: 'public',
  input: z.object({ town: z.string(), search: z.string().optional(), page: z.number().optional() }),
  output: z.object({ houses: z.array(z.string()) }),
})
const buildHouse = defineCall({
  name: 'buildHouse',
  method: 'POST',
  path: '/api/towns/{town}/houses',
  summary: 'Build a house',
  feature: 'catalog',
  access: 'public',
  input: z.object({ town: z.string(), name: z.string().optional() }),
  output: z.object({ id: z.string() }),
})
const removeHouse = defineCall({
  name: 'removeHouse',
  method: 'DELETE',
  path: '/api/houses/{id}',
  summary: 'Remove a house',
  feature: 'catalog',
  access: 'public',
  input: z.object({ id: z.string(), reason: z.string() }),
  output: z.undefined(),
})

/** A client with one canned answer, and the request it sent. */
function clientAnswered(answer: { status?: number; statusText?: string; body?: string }) {
  const sent: ApiRequest[] = []
  const call = makeCallApi((request): Promise<ApiResponse> => {
    sent.push(request)
    const { status = 200, statusText = 'OK', body = '' } = answer
    return Promise.resolve({ status, statusText, text: () => Promise.resolve(body) })
  })
  return { call, sent }
}

const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.fail('the call succeeded'),
    (error: unknown) => error,
  )

const openHouse = defineCall({
  name: 'openHouse',
  method: 'GET',
  path: '/api/houses/{id}',
  summary: 'A house by its private link',
  feature: 'catalog',
  access: 'public',
  input: z.object({ id: z.string(), token: z.string(), page: z.number().optional() }),
  output: z.object({ id: z.string() }),
})

it("sends a private link's token in a header, because logs contain addresses", async () => {
  const { call, sent } = clientAnswered({ body: '{"id":"7"}' })
  await call(openHouse, { id: '7', token: 'secret', page: 2 })
  expect(sent[0]).toMatchObject({ url: '/api/houses/7?page=2', headers: { 'x-link-token': 'secret' } })
})

describe('requestFor', () => {
  it('puts path parameters into the path, escaped, and other GET input into the query', () => {
    expect(requestFor(findHouses, { town: 'St. Louis/Park', search: 'oak & pine', page: 2 })).toEqual({
      url: '/api/towns/St.%20Louis%2FPark/houses?search=oak%20%26%20pine&page=2',
      body: undefined,
    })
  })

  it('omits undefined members', () => {
    expect(requestFor(findHouses, { town: 'Dayton', search: undefined })).toEqual({ url: '/api/towns/Dayton/houses', body: undefined })
  })

  it('puts other POST input into a JSON body', () => {
    expect(requestFor(buildHouse, { town: 'Dayton', name: 'Bova' })).toEqual({ url: '/api/towns/Dayton/houses', body: '{"name":"Bova"}' })
  })

  it('sends no body when there is no payload', () => {
    expect(requestFor(buildHouse, { town: 'Dayton' }).body).toBeUndefined()
  })

  it('sends DELETE input in the query', () => {
    expect(requestFor(removeHouse, { id: '7', reason: 'sold' })).toEqual({ url: '/api/houses/7?reason=sold', body: undefined })
  })
})

describe('makeCallApi', () => {
  it('returns the body as parsed by the schema', async () => {
    const { call } = clientAnswered({ body: '{"houses":["Bova"],"internal":true}' })
    expect(await call(findHouses, { town: 'Dayton' })).toEqual({ houses: ['Bova'] })
  })

  it('sends a content type only with a payload', async () => {
    const { call, sent } = clientAnswered({ body: '{"id":"1"}' })
    await call(buildHouse, { town: 'Dayton' })
    await call(buildHouse, { town: 'Dayton', name: 'Bova' })
    expect(sent[0]?.headers).toEqual({ accept: 'application/json' })
    expect(sent[0]).not.toHaveProperty('body')
    expect(sent[1]?.headers).toEqual({ accept: 'application/json', 'content-type': 'application/json' })
    expect(sent[1]?.body).toBe('{"name":"Bova"}')
  })

  it('sends the given idempotency key and signal', async () => {
    const { call, sent } = clientAnswered({ body: '{"id":"1"}' })
    const signal = { aborted: false }
    await call(buildHouse, { town: 'Dayton' }, { idempotencyKey: 'k-1', signal })
    expect(sent[0]?.headers['idempotency-key']).toBe('k-1')
    expect(sent[0]?.signal).toBe(signal)
  })

  it('accepts an empty body for a call without output', async () => {
    const { call } = clientAnswered({ status: 204, statusText: 'No Content' })
    expect(await call(removeHouse, { id: '7', reason: 'sold' })).toBeUndefined()
  })

  it("fails with '{status}: {body}'", async () => {
    const { call } = clientAnswered({ status: 409, statusText: 'Conflict', body: 'The lot is taken' })
    const failure = await failureOf(call(buildHouse, { town: 'Dayton' }))
    expect(failure).toBeInstanceOf(ApiError)
    expect(failure).toMatchObject({ message: '409: The lot is taken', status: 409, body: 'The lot is taken', problem: undefined })
  })

  it('fails with the status text when the body is empty', async () => {
    const { call } = clientAnswered({ status: 502, statusText: 'Bad Gateway' })
    expect(await failureOf(call(buildHouse, { town: 'Dayton' }))).toMatchObject({ message: '502: Bad Gateway' })
  })

  it('parses the problem of a refusal', async () => {
    const problem = { type: '/problems/notFound', title: 'Not found', status: 404, code: 'notFound', error: 'There is nothing here.' }
    const { call } = clientAnswered({ status: 404, body: JSON.stringify(problem) })
    expect(await failureOf(call(buildHouse, { town: 'Dayton' }))).toMatchObject({ problem })
  })

  it.each(['<html>', '{"error":"no code"}', 'null'])('has no problem when the body is %s', async (body) => {
    const { call } = clientAnswered({ status: 500, body })
    expect(await failureOf(call(buildHouse, { town: 'Dayton' }))).toMatchObject({ problem: undefined })
  })

  it('fails when an answer breaks its contract', async () => {
    const { call } = clientAnswered({ body: '{"houses":"Bova"}' })
    expect(await failureOf(call(findHouses, { town: 'Dayton' }))).toBeInstanceOf(z.ZodError)
  })

  it('passes through a lost connection', async () => {
    const call = makeCallApi(() => Promise.reject(new TypeError('Failed to fetch')))
    expect(await failureOf(call(findHouses, { town: 'Dayton' }))).toBeInstanceOf(TypeError)
  })
})

describe('an answer with an option this page does not know', () => {
  const listRooms = defineCall({
    name: 'listRooms',
    method: 'GET',
    path: '/api/rooms',
    summary: 'Rooms',
    feature: 'catalog',
    access: 'public',
    input: z.object({}),
    output: z.object({ rooms: z.array(z.object({ name: z.string(), kind: z.enum(['kitchen', 'bath']).nullable() })) }),
  })
  const read = (rooms: unknown) => clientAnswered({ body: JSON.stringify({ rooms }) }).call(listRooms, {})

  it('is kept with its list', async () => {
    const rooms = [
      { name: 'A', kind: 'bath' },
      { name: 'B', kind: 'sauna' },
      { name: 'C', kind: null },
    ]
    expect(await read(rooms)).toEqual({ rooms })
  })

  it('breaks its contract when it is no text, or when anything else is wrong', async () => {
    expect(await failureOf(read([{ name: 'A', kind: 7 }]))).toBeInstanceOf(z.ZodError)
    expect(await failureOf(read([{ name: 7, kind: 'sauna' }]))).toBeInstanceOf(z.ZodError)
  })
})
