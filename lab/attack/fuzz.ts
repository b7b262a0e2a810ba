import fc from 'fast-check'
import { z } from 'zod'
import { CALLS } from '../../domain/calls'
import type { AnyCall } from '../../domain/http/defineCall'
import type { Findings } from './Findings'
import { signInFrom } from './roles'
import type { Target } from './target'

const SEED = 20_261_122
const AT_ONCE = 8
// Statements as our database library writes them; a sentence starting with 'Select' is not one.
const LEAKS = /\bat [\w.<>]+ \(|node_modules|\bselect (?:\\"|[^"])* from |\binsert into |ECONNREFUSED|"stack":/
const HOSTILE = [
  '',
  ' ',
  '0',
  '-1',
  '1e309',
  'null',
  "' or 1=1 --",
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '\u202e',
  'x'.repeat(5000),
  '{{7*7}}',
]

/** Requests generated from the calls' schemas with a fixed seed: never a 5xx, never internals in the answer. */
export async function attackBySchema(target: Target, findings: Findings, runs: number): Promise<void> {
  const cookie = await signInFrom(target, 'super_admin', '198.51.100.99')
  // Excludes calls the attack itself needs, and those that would end it.
  const calls = CALLS.filter(
    ({ name, access, takes }) => !['signOut', 'signIn'].includes(name) && access !== 'internal' && takes !== 'file',
  )
  const cases = fc.sample(fc.record({ call: fc.constantFrom(...calls), seed: fc.integer() }), { seed: SEED, numRuns: runs })
  const waiting = [...cases.entries()]
  const work = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [at, { call, seed }] = next
      const [input] = fc.sample(inputOf(call), { seed, numRuns: 1 })
      await send(target, findings, call, input ?? {}, { cookie, ...target.as(`10.${at >> 16}.${(at >> 8) & 255}.${at & 255}`) })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}

async function send(target: Target, findings: Findings, call: AnyCall, input: Record<string, unknown>, headers: Record<string, string>) {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(textOf(input[name] ?? 'x')))
  const inQuery = call.method === 'GET' || call.method === 'DELETE'
  const query = inQuery ? `?${new URLSearchParams(Object.entries(input).map(([name, value]) => [name, textOf(value)]))}` : ''
  const answer = await fetch(`http://127.0.0.1:${target.cmsPort}${path}${query.slice(0, 8000)}`, {
    method: call.method,
    headers: { ...headers, ...(inQuery ? {} : { 'content-type': 'application/json' }) },
    ...(inQuery ? {} : { body: JSON.stringify(input) }),
    signal: AbortSignal.timeout(20_000),
  }).catch((error: unknown) => (call.answers === 'stream' ? null : error))
  if (answer === null) return
  if (!(answer instanceof Response)) {
    findings.check(false, `${call.name}: ${String(answer)} for ${JSON.stringify(input).slice(0, 300)}`)
    return
  }
  const isText = /json|text/.test(answer.headers.get('content-type') ?? '') && call.answers !== 'stream'
  const text = isText ? await answer.text() : ''
  if (!isText) await answer.body?.cancel()
  findings.check(answer.status < 500, `${call.name} → ${answer.status} for ${JSON.stringify(input).slice(0, 300)}`)
  findings.check(answer.status < 400 || !LEAKS.test(text), `${call.name} says how it is built: ${text.slice(0, 200)}`)
}

const jsonSchema = z.object({ properties: z.record(z.string(), z.unknown()).optional() })

/** A call's input: each member sometimes valid by its JSON schema, otherwise hostile. */
function inputOf(call: AnyCall): fc.Arbitrary<Record<string, unknown>> {
  const schema = z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' })
  const members = Object.entries(jsonSchema.parse(schema).properties ?? {})
  return fc.record(Object.fromEntries(members.map(([name, member]) => [name, memberOf(member, 0)])), { requiredKeys: [] })
}

const memberSchema = z
  .object({
    type: z.string(),
    enum: z.array(z.unknown()),
    properties: z.record(z.string(), z.unknown()),
    items: z.unknown(),
    anyOf: z.array(z.unknown()),
  })
  .partial()

function memberOf(schema: unknown, depth: number): fc.Arbitrary<unknown> {
  const hostile = fc.oneof(
    fc.constantFrom<unknown>(...HOSTILE, null, -1, 1e308, true, [], {}),
    fc.string({ unit: 'grapheme' }),
    fc.jsonValue(),
  )
  const parsed = memberSchema.safeParse(schema)
  if (!parsed.success || depth > 4) return hostile
  const { type, enum: options, properties, items, anyOf } = parsed.data
  if (anyOf?.length) return fc.oneof(hostile, ...anyOf.map((one) => memberOf(one, depth + 1)))
  const fitting = options?.length
    ? fc.constantFrom(...options)
    : type === 'integer' || type === 'number'
      ? fc.oneof(fc.integer(), fc.double({ noNaN: true }), fc.nat(1000))
      : type === 'boolean'
        ? fc.boolean()
        : type === 'array'
          ? fc.array(memberOf(items, depth + 1), { maxLength: 4 })
          : type === 'object'
            ? fc.record(Object.fromEntries(Object.entries(properties ?? {}).map(([name, one]) => [name, memberOf(one, depth + 1)])), {
                requiredKeys: [],
              })
            : fc.oneof(
                fc.string(),
                fc.uuid(),
                fc.emailAddress(),
                fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
              )
  return fc.oneof({ weight: 4, arbitrary: fitting }, { weight: 1, arbitrary: hostile })
}

/** As part of an address: not every generated value converts to text otherwise. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}
