import { CALLS } from '@framewell/domain/calls'
import { rolesFor } from '@framewell/domain/http/callRoles'
import { documentedSummary } from '@framewell/domain/http/columnsOfFiles'
import type { AnyCall } from '@framewell/domain/http/defineCall'
import { LINK_TOKEN_HEADER, LINK_TOKEN_MEMBER } from '@framewell/domain/http/linkToken'
import { problemSchema, SHARED_PROBLEMS } from '@framewell/domain/http/problem'
import { SHIP_KEY_HEADER } from '@framewell/domain/releases/shipKeys'
import { z } from 'zod'
import { nameAnswers, nameShapes } from './namedShapes'

type Json = Record<string, unknown>

/** The OpenAPI 3.1 document of every call, from the same definitions that the server and the screens use. */
export function openApi(siteUrl: string, calls: readonly AnyCall[] = CALLS): Json {
  const schemas: Json = {}
  const problem = schemaOf('Problem', problemSchema, 'output', schemas)
  const paths: Record<string, Json> = {}
  const refusals = new Refusals()
  const common = commonRefusals(calls)
  const shared = new SharedParameters()
  for (const call of calls)
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operationOf(call, schemas, { refusals, common, shared }) }
  const refused = refusals.nameRepeated()
  const { parameters, ...named } = nameShapes({ ...paths, parameters: shared.parameters }, schemas)
  const responses = { Refusal: REFUSAL, ...refused, ...nameAnswers(named) }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Framewell API',
      version: '1',
      description: `Every refusal is a problem (RFC 9457) with the member error, the sentence to show. Any call may answer internal and unavailable; those with a 4XX response, the codes it names:\n${sharedRefusals(common)}`,
    },
    servers: [{ url: siteUrl }],
    paths: named,
    components: {
      schemas: { ...schemas, Problem: problem },
      responses,
      parameters,
      requestBodies: { File: FILE },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'session', description: 'The http-only cookie that POST /api/session sets' },
        shipKey: { type: 'apiKey', in: 'header', name: SHIP_KEY_HEADER, description: 'A key that an operator issued for some remotes' },
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          description: 'A key that an operator issued for another system: Authorization: Bearer fw_…',
        },
        internal: { type: 'apiKey', in: 'header', name: 'x-internal-token', description: 'Our own programs' },
      },
    },
  }
}

/** The body of a call that takes a file. */
const FILE = { required: true, content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } } }

/** What the operations of the document share. */
interface Shared {
  readonly refusals: Refusals
  readonly common: CommonRefusals
  readonly shared: SharedParameters
}

function operationOf(call: AnyCall, schemas: Json, { refusals, common, shared }: Shared): Json {
  const input = schemaOf(`${call.name}Input`, call.input, 'input', schemas)
  const inQuery = call.method === 'GET' || call.method === 'DELETE' || call.takes === 'file'
  const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const { properties, required } = membersOf(input)
  const body = Object.fromEntries(Object.entries(properties).filter(([name]) => !inPath.includes(name)))
  const parameter = (name: string, where: string, schema: unknown) => ({
    name,
    in: where,
    // A parameter is optional unless the document says otherwise.
    ...(where === 'path' || required.includes(name) ? { required: true } : {}),
    schema,
  })
  return {
    operationId: call.name,
    summary: documentedSummary(call),
    tags: [call.feature],
    // An empty requirement: no authentication is needed.
    security: securityOf(call),
    ...ifAny('parameters', [
      ...inPath.map((name) => shared.reference(parameter(name, 'path', properties[name] ?? { type: 'string' }))),
      ...(inQuery
        ? Object.entries(body).map(([name, schema]) =>
            name === LINK_TOKEN_MEMBER
              ? shared.reference({ ...parameter(name, 'header', schema), name: LINK_TOKEN_HEADER })
              : shared.reference(parameter(name, 'query', schema)),
          )
        : []),
      ...(call.idempotent
        ? [
            shared.reference({
              name: 'Idempotency-Key',
              in: 'header',
              schema: { type: 'string', minLength: 16, maxLength: 128 },
            }),
          ]
        : []),
    ]),
    ...(call.takes === 'file' ? { requestBody: { $ref: '#/components/requestBodies/File' } } : {}),
    ...(inQuery || Object.keys(body).length === 0
      ? {}
      : {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: bodyOf(input, body, required) } },
          },
        }),
    responses: responsesOf(call, schemas, refusals, common),
  }
}

/** A member of the document, left out while it would be an empty list. */
const ifAny = (member: string, list: readonly unknown[]): Json => (list.length > 0 ? { [member]: list } : {})

function bodyOf({ required: _, ...input }: Json, body: Json, required: readonly string[]): Json {
  const own = required.filter((name) => name in body)
  return { ...input, properties: body, ...ifAny('required', own) }
}

/** Calls that must have a refusal in the same words before the document says it once. */
const MANY = 3

/** Refusals by code that many calls have with one status and in the same words. */
type CommonRefusals = ReadonlyMap<string, { readonly status: number; readonly message: string }>

function commonRefusals(calls: readonly AnyCall[]): CommonRefusals {
  const uses = new Map<string, Map<string, number>>()
  for (const call of calls)
    for (const [code, { status, message }] of Object.entries(call.errors ?? {})) {
      const own = uses.get(code) ?? new Map<string, number>()
      const text = JSON.stringify({ status, message })
      uses.set(code, own.set(text, (own.get(text) ?? 0) + 1))
    }
  const common = new Map<string, { readonly status: number; readonly message: string }>()
  for (const [code, own] of uses) {
    const [text, count] = [...own].sort(([, a], [, b]) => b - a)[0] ?? ['', 0]
    if (count >= MANY && !(code in SHARED_PROBLEMS)) common.set(code, JSON.parse(text))
  }
  return common
}

/** What refusals say that many calls share, once: each call names them by their code. */
function sharedRefusals(common: CommonRefusals): string {
  return [...Object.entries(SHARED_PROBLEMS), ...common].map(([code, { status, message }]) => `${status}, ${code}: ${message}`).join('\n')
}

function securityOf({ access, keys, feature }: AnyCall): Json[] {
  const byKey = keys ? [{ apiKey: [`${feature}:${keys}`] }] : []
  if (access === 'public') return [{}, ...byKey]
  if (access === 'internal') return [{ internal: [] }]
  if (access === 'shippers' || access === 'teams') return [{ shipKey: [] }, { session: rolesFor(access) }, { internal: [] }]
  return [{ session: access }, ...byKey]
}

function responsesOf(call: AnyCall, schemas: Json, refused: Refusals, common: CommonRefusals): Json {
  const success =
    call.answers === 'stream'
      ? { '*/*': {} }
      : { 'application/json': { schema: schemaOf(`${call.name}Output`, call.output, 'output', schemas) } }
  const own = new Set(Object.values(call.errors ?? {}).map(({ status }) => groupOf(status)))
  const problems = Object.entries({ ...sharedProblemsOf(call), ...call.errors })
  const keyOf = (status: number): string => {
    const group = groupOf(status)
    return own.has(group) ? group : ANY_OTHER
  }
  const refusals: Record<string, Json> = {}
  for (const key of new Set(problems.map(([, { status }]) => keyOf(status)))) {
    const lines = problems
      .filter(([, { status }]) => keyOf(status) === key)
      .map(([code, { status, message }]) => {
        const at = key === String(status) ? '' : `${status}, `
        const said = common.get(code)
        const isOwn = call.errors?.[code] && !(said?.status === status && said.message === message)
        return isOwn ? `${at}${code}: ${message}` : `${at}${code}`
      })
    refusals[key] = refused.with(key, lines.join('\n'))
  }
  return { [call.successStatus ?? 200]: { description: 'OK', content: success }, ...refusals }
}

const SERVER_ERRORS = '5XX'
/** Refusals that many calls share, where a call has none of its own with that status. */
const ANY_OTHER = '4XX'
const groupOf = (status: number): string => (status >= 500 ? SERVER_ERRORS : String(status))

const REFUSAL: Json = {
  description: 'The request was refused',
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
}
/** A refusal with its own description. */
const refusalOf = (description: string): Json => ({ $ref: '#/components/responses/Refusal', description })

/** The refusals of all operations: those that several have appear in the document once, and each other one where it belongs. */
class Refusals {
  readonly #uses = new Map<string, { readonly status: string; readonly references: Json[] }>()

  with(status: string, description: string): Json {
    const reference = refusalOf(description)
    const uses = this.#uses.get(description) ?? { status, references: [] }
    uses.references.push(reference)
    this.#uses.set(description, uses)
    return reference
  }

  /** The repeated ones by name; their references are changed to these names. */
  nameRepeated(): Json {
    const repeated = [...this.#uses].filter(([, { references }]) => references.length > 1)
    return Object.fromEntries(
      repeated.map(([description, { status, references }], at) => {
        const name = `${status}.${at + 1}`
        for (const reference of references) {
          reference.$ref = `#/components/responses/${name}`
          delete reference.description
        }
        return [name, refusalOf(description)]
      }),
    )
  }
}

const SHARED_PARAMETERS: ReadonlySet<string> = new Set([
  'search',
  'page',
  'limit',
  'after',
  'row',
  'projectId',
  'from',
  'until',
  'name',
  'direction',
  'Idempotency-Key',
  LINK_TOKEN_HEADER,
])

/** Parameters in paths, of lists, and of every call that may be sent twice: each form of them appears in the document once. */
class SharedParameters {
  readonly parameters: Record<string, Json> = {}
  readonly #names = new Map<string, string>()

  /** The parameter, or a reference where many calls have it. */
  reference(parameter: Json & { readonly name: string }): Json {
    const { name: base } = parameter
    const isShared = parameter.in === 'path' || SHARED_PARAMETERS.has(base)
    if (!isShared) return parameter
    const text = JSON.stringify(parameter)
    const name = this.#names.get(text) ?? (base in this.parameters ? `${base}.${this.#names.size + 1}` : base)
    this.#names.set(text, name)
    this.parameters[name] = parameter
    return { $ref: `#/components/parameters/${name}` }
  }
}

/** What calls of this kind may refuse. That any call may fail on the server is said once, for the document. */
function sharedProblemsOf(call: AnyCall) {
  const { invalidInput, signInRequired, forbidden, keyRefused, keyScope, tooManyRequests, requestInFlight, idempotencyMismatch } =
    SHARED_PROBLEMS
  return {
    invalidInput,
    ...(call.access === 'public' ? {} : call.access === 'internal' ? { forbidden } : { signInRequired, forbidden }),
    ...(call.keys ? { keyRefused, keyScope } : {}),
    ...(call.rateLimit || call.keys ? { tooManyRequests } : {}),
    ...(call.idempotent ? { requestInFlight, idempotencyMismatch } : {}),
  }
}

const objectSchema = z.object({ properties: z.record(z.string(), z.unknown()).default({}), required: z.array(z.string()).default([]) })

function membersOf(schema: Json) {
  const parsed = objectSchema.safeParse(schema)
  return parsed.success ? parsed.data : { properties: {}, required: [] }
}

const STRING = JSON.stringify({ type: 'string' })

/** The JSON schema of one side of a call; recursive ones go among the document's own schemas, where references can reach them. */
function schemaOf(name: string, schema: z.ZodType, io: 'input' | 'output', schemas: Json): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
    // Answers may gain members: clients ignore what they do not know.
    override: ({ jsonSchema }) => {
      // The largest whole number that JavaScript keeps is no rule of a call.
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
      if (io === 'output' && jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
      // An answer has its members: a default is for what was left out of a request.
      if (io === 'output') delete jsonSchema.default
      // A constant says its type itself, and every member of a JSON object has a string for its name.
      if (jsonSchema.const !== undefined) delete jsonSchema.type
      if (JSON.stringify(jsonSchema.propertyNames) === STRING) delete jsonSchema.propertyNames
      // A format says what its pattern would.
      if (jsonSchema.format !== undefined) delete jsonSchema.pattern
    },
  })
  const lifted = JSON.parse(JSON.stringify(rest).replaceAll('"#/$defs/', `"#/components/schemas/${name}.`))
  for (const [definition, body] of Object.entries(lifted.$defs ?? {})) schemas[`${name}.${definition}`] = body
  delete lifted.$defs
  return lifted
}
