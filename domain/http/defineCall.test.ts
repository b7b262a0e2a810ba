import { expect, it } from 'vitest'
import { z } from 'zod'
import { defineCall } from './defineCall'

it('returns the declaration unchanged, so server, client and documents read the same one', () => {
  const declaration = {
    name: 'placeOrder',
    method: 'POST',
    path: '/api/orders',
    summary: 'Place an order',
    feature: 'orders',
    access: ['builder'],
    input: z.object({ plan: z.string() }),
    output: z.object({ number: z.number() }),
    errors: { soldOut: { status: 409, message: 'No slot is left.' } },
    idempotent: true,
  } as const
  expect(defineCall(declaration)).toBe(declaration)
})
