import type { z } from 'zod'
import type { Role } from '../accounts/roles'

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * Who may make a call: anyone, our own host processes and release tools (they present the internal token),
 * whoever may ship releases (operators, a holder of a ship key, our own tools), or signed-in people with one of the roles.
 */
export type CallAccess = 'public' | 'internal' | 'shippers' | readonly Role[]

/** What a call does to what it touches, where other systems may make it with an API key: the key's scope names the feature and this. */
export type KeyUse = 'read' | 'write'

export interface CallError {
  readonly status: number
  /** The sentence a person reads; it says what to do. */
  readonly message: string
}

/** At most `points` calls in `windowSeconds` for each value of every key in `by` (the client's address, or a field of the input, 'contact.email' for one within another). */
export interface CallRateLimit {
  readonly points: number
  readonly windowSeconds: number
  readonly by: readonly string[]
}

export interface CallDefinition<Input extends z.ZodType, Output extends z.ZodType, Errors extends Record<string, CallError>> {
  /** Name of the call in code, tests and the API document. */
  readonly name: string
  readonly method: HttpMethod
  /** Absolute path; `{id}` takes the member `id` of the input. Members not in the path travel in the query (GET, DELETE) or the JSON body. */
  readonly path: `/api/${string}`
  readonly summary: string
  /** The feature word: the folder that holds the call. */
  readonly feature: string
  readonly access: CallAccess
  /** Other systems may make the call with an API key that has the scope; without it no key opens it. Never sign-in, people, or keys. */
  readonly keys?: KeyUse
  readonly input: Input
  readonly output: Output
  /** What can go wrong beyond the errors every call shares (see problem.ts). */
  readonly errors?: Errors
  /** Creating calls accept an `Idempotency-Key`: the same key and body replay the first answer. */
  readonly idempotent?: boolean
  readonly rateLimit?: CallRateLimit
  /**
   * Money, roles, releases, keys: a signed-in person must have shown lately who they are (accounts/recheck.ts), else the answer is 403
   * `recheckRequired`. `useGuardedCall` then asks them and makes the same call again. Who comes with a key of a program is not asked.
   */
  readonly recheck?: true
  /** A public GET call whose answer is the same for everybody who asks without a query: a host asks once for all who wait. */
  readonly sameForAll?: true
  /** 'file': the body is one file that streams in; the members of the input travel in the query. JSON unless said. */
  readonly takes?: 'json' | 'file'
  /** Status of a successful answer; 200 unless said. */
  readonly successStatus?: number
  /** JSON unless said; a call that answers a file or a stream checks its output itself. */
  readonly answers?: 'json' | 'stream'
}

// The widest call, for lists of calls. `any` in the schemas' place would let wrong inputs through; ZodType keeps them opaque.
export type AnyCall = CallDefinition<z.ZodType, z.ZodType, Record<string, CallError>>

export type CallInput<C extends AnyCall> = z.input<C['input']>
export type CallOutput<C extends AnyCall> = z.output<C['output']>
export type CallErrorCode<C extends AnyCall> = keyof NonNullable<C['errors']> & string

/**
 * Declares one call of the API, once: the server's handler, the browser's client, the handlers of the stories,
 * the authorisation matrix, the fuzz cases and the OpenAPI document are all made from it.
 */
export function defineCall<
  const Input extends z.ZodType,
  const Output extends z.ZodType,
  const Errors extends Record<string, CallError> = Record<never, CallError>,
>(call: CallDefinition<Input, Output, Errors>): CallDefinition<Input, Output, Errors> {
  return call
}
