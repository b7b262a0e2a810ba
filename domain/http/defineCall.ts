import type { z } from 'zod'
import type { Role } from '../accounts/roles'

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * Who may make a call: anyone ('public'); our own hosts and release tools, which present the internal token; anyone who may ship releases
 * (operators, holders of a ship key, our own tools); these and signed-in people of a micro-frontend's team ('teams': the operation looks the
 * team up); or signed-in people with one of the roles.
 */
export type CallAccess = 'public' | 'internal' | 'shippers' | 'teams' | readonly Role[]

/** A call's effect, for systems with an API key: the key's scope names the feature and this. */
export type KeyUse = 'read' | 'write'

export interface CallError {
  readonly status: number
  /** The sentence shown to a person; says what to do. */
  readonly message: string
}

/**
 * At most `points` calls in `windowSeconds` per value of each key in `by` (the client's address, or an input field; 'contact.email' for a
 * nested one).
 */
export interface CallRateLimit {
  readonly points: number
  readonly windowSeconds: number
  readonly by: readonly string[]
}

export interface CallDefinition<Input extends z.ZodType, Output extends z.ZodType, Errors extends Record<string, CallError>> {
  /** Name of the call in code, tests and the API document. */
  readonly name: string
  readonly method: HttpMethod
  /** Absolute path; `{id}` takes the input member `id`. Other members are in the query (GET, DELETE) or the JSON body. */
  readonly path: `/api/${string}`
  readonly summary: string
  /** The feature: the folder that contains the call. */
  readonly feature: string
  readonly access: CallAccess
  /** Other systems may make the call with an API key of this scope; without it, no key may. Never for sign-in, people, or keys. */
  readonly keys?: KeyUse
  readonly input: Input
  readonly output: Output
  /** Errors besides the shared ones (see problem.ts). */
  readonly errors?: Errors
  /** Creating calls accept an `Idempotency-Key`: the same key and body replay the first answer. */
  readonly idempotent?: boolean
  readonly rateLimit?: CallRateLimit
  /**
   * For money, roles, releases and keys: a signed-in person must have recently confirmed their identity (accounts/recheck.ts), otherwise
   * the answer is 403 `recheckRequired`. `useGuardedCall` then asks them and repeats the call. Programs with a key are exempt.
   */
  readonly recheck?: true
  /** A public GET call whose answer without a query is the same for everybody: a host makes one request for all waiting clients. */
  readonly sameForAll?: true
  /** A public GET call that a host also makes for itself, to draw a page. Visitors' requests are answered one by one. */
  readonly drawn?: true
  /** 'file': the body is one streamed file; input members are in the query. Default JSON. */
  readonly takes?: 'json' | 'file'
  /** Status of a successful answer; default 200. */
  readonly successStatus?: number
  /** Default JSON. A call that answers a file or a stream validates its own output. */
  readonly answers?: 'json' | 'stream'
}

// The widest call type, for lists of calls. `any` for the schemas would allow wrong inputs; ZodType keeps them opaque.
export type AnyCall = CallDefinition<z.ZodType, z.ZodType, Record<string, CallError>>

export type CallInput<C extends AnyCall> = z.input<C['input']>
export type CallOutput<C extends AnyCall> = z.output<C['output']>
export type CallErrorCode<C extends AnyCall> = keyof NonNullable<C['errors']> & string

/**
 * Declares one API call. The server's handler, the browser's client, the stories' handlers, the authorization matrix, the fuzz cases and
 * the OpenAPI document are all derived from it.
 */
export function defineCall<
  const Input extends z.ZodType,
  const Output extends z.ZodType,
  const Errors extends Record<string, CallError> = Record<never, CallError>,
>(call: CallDefinition<Input, Output, Errors>): CallDefinition<Input, Output, Errors> {
  return call
}
