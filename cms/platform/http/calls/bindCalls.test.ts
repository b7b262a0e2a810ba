import { type AnyCall, defineCall } from '@framewell/domain/http/defineCall'
import type { SharedProblemCode } from '@framewell/domain/http/problem'
import { expect, expectTypeOf, it } from 'vitest'
import { z } from 'zod'
import type { Operation } from './bindCall'
import { bindCalls } from './bindCalls'

const base = { method: 'POST', summary: 'For this test', feature: 'http', access: 'public', input: z.object({}) } as const
const open = defineCall({
  ...base,
  name: 'open',
  path: '/api/open',
  output: z.object({ open: z.boolean() }),
  errors: { jammed: { status: 409, message: 'The door is jammed.' } },
})
const close = defineCall({ ...base, name: 'close', path: '/api/close', output: z.object({ shut: z.boolean() }) })
const calls = { open, close }
type Operations = Parameters<typeof bindCalls<typeof calls>>[1]

// The type checker reads these; they prove nothing when the tests run.
it('compiles only with an operation for each declared call', () => {
  expectTypeOf<{ open: Operation<typeof open>; close: { run: Operation<typeof close>; transaction: false } }>().toExtend<Operations>()
  expectTypeOf<{ open: Operation<typeof open> }>().not.toExtend<Operations>()
  expectTypeOf<{ open: Operation<typeof close>; close: Operation<typeof close> }>().not.toExtend<Operations>()
  expectTypeOf<keyof Operations>().toEqualTypeOf<'open' | 'close'>()
})

it("lets an operation refuse with its call's codes and the shared ones", () => {
  type Codes<C extends AnyCall> = Parameters<Parameters<Operation<C>>[0]['refuse']>[0]
  expectTypeOf<Codes<typeof open>>().toEqualTypeOf<'jammed' | SharedProblemCode>()
  expectTypeOf<Codes<typeof close>>().toEqualTypeOf<SharedProblemCode>()
})

it('refuses a call under a name other than its own', () => {
  expect(() => bindCalls({ shut: close }, { shut: async () => ({ shut: true }) })).toThrow('The call close is bound under the name shut')
})
