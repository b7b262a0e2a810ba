import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { answerCalls, refuseCall } from './answerCalls'
import { ApiError, makeCallApi } from './callApi'
import { defineCall } from './defineCall'

const readHouse = defineCall({
  name: 'readHouse',
  method: 'GET',
  path: '/api/houses/{id}',
  summary: 'One house',
  feature: 'catalog',
  access: 'public',
  input: z.object({ id: z.string().max(20), storeys: z.coerce.number().default(1) }),
  output: z.object({ id: z.string(), storeys: z.number() }),
  errors: { demolished: { status: 410, message: 'This house is gone.' } },
})
const buildHouse = defineCall({
  name: 'buildHouse',
  method: 'POST',
  path: '/api/houses',
  summary: 'Build a house',
  feature: 'catalog',
  access: 'public',
  input: z.object({ name: z.string().min(1, 'Name is required') }),
  output: z.object({ id: z.string() }),
  successStatus: 201,
})

describe('answerCalls', () => {
  it('passes the input as parsed by the schema: path, query and defaults', async () => {
    const call = makeCallApi(answerCalls([[readHouse, ({ id, storeys }) => ({ id, storeys })]]))
    expect(await call(readHouse, { id: 'a/b' })).toEqual({ id: 'a/b', storeys: 1 })
    expect(await call(readHouse, { id: 'c', storeys: 2 })).toEqual({ id: 'c', storeys: 2 })
  })

  it('refuses input the call would refuse, naming the field', async () => {
    const call = makeCallApi(answerCalls([[buildHouse, () => ({ id: '1' })]]))
    await expect(call(buildHouse, { name: '' })).rejects.toMatchObject({
      status: 400,
      problem: { code: 'invalidInput', fields: [{ path: 'name', message: 'Name is required' }] },
    })
  })

  it("refuses with one of the call's errors", async () => {
    const refusing = answerCalls([
      [
        readHouse,
        () => {
          throw refuseCall(readHouse, 'demolished')
        },
      ],
    ])
    const failure = await makeCallApi(refusing)(readHouse, { id: 'x' }).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(ApiError)
    expect(failure).toMatchObject({ status: 410, problem: { error: 'This house is gone.' } })
  })

  it('fails loudly on a request without an answer', async () => {
    await expect(makeCallApi(answerCalls([]))(buildHouse, { name: 'Oak' })).rejects.toThrow('No answer for POST /api/houses')
  })

  it('fails like a lost connection when the answer throws anything else', async () => {
    const offline = answerCalls([[buildHouse, () => Promise.reject(new TypeError('Failed to fetch'))]])
    await expect(makeCallApi(offline)(buildHouse, { name: 'Oak' })).rejects.toThrow('Failed to fetch')
  })
})
