import type { AnyCall, CallErrorCode } from '@framewell/domain/http/defineCall'
import { SHIP_KEY_HEADER } from '@framewell/domain/releases/shipKeys'
import type { PayloadRequest } from 'payload'
import type { z } from 'zod'
import { beginWithin, databaseWork, runInSpan } from '../../../tracing'
import { inTransaction } from '../../database/inTransaction'
import { readElsewhere } from '../../database/readElsewhere'
import { snapshot } from '../../database/snapshot'
import { factsOf } from '../../sessions/requestFacts'
import { sessionOf } from '../../sessions/sessionOf'
import { limitRate } from '../gate/limitRate'
import { admitKey } from './admitKey'
import { answerFor } from './answerFor'
import { authorise } from './authorise'
import { CallProblem, refusalsOf } from './CallProblem'
import type { CallContext } from './callContext'
import { answerOnce, isAnswered } from './idempotency'
import { problemFor } from './problemFor'
import { readInput } from './readInput'
import { touchSession } from './touchSession'

type OperationResult<C extends AnyCall> = Response | z.input<C['output']>
export type Operation<C extends AnyCall> = (
  context: CallContext<CallErrorCode<C>>,
  input: z.output<C['input']>,
) => Promise<OperationResult<C>>

export interface BindOptions<C extends AnyCall = AnyCall> {
  /**
   * False for an operation that manages its own transactions (signing in counts failures outside of them); 'own' for one that opens it
   * late, after a file has arrived, and ends it with `context.once`.
   */
  readonly transaction?: false | 'own'
  /**
   * Runs before the operation's transaction (of a reading: before its one moment), because it waits for something or uses its own
   * transactions; it refuses as the operation does. Skipped for a request already answered under the same Idempotency-Key.
   */
  readonly before?: (context: CallContext<CallErrorCode<C>>, input: z.output<C['input']>) => Promise<void>
  /**
   * SQL that selects one text which changes with every committed change to the answer's sources: the answer is cached while the text stays
   * the same (see KeptAnswers). For calls that are `sameForAll`; with a query they are always computed.
   */
  readonly stamp?: string
  /**
   * True for a GET call whose answer may miss the last seconds, and where nobody looks for what they just did: it is read from the standby
   * if there is one.
   */
  readonly mayLag?: true
  /** True for a GET call that reads several tables which must agree: its whole answer is as of one moment, whatever is written meanwhile. */
  readonly oneMoment?: true
}

/** A call together with the code that answers it; payload.config.ts lists these. */
export interface BoundCall {
  readonly call: AnyCall
  readonly answer: (req: PayloadRequest) => Promise<Response>
  readonly stamp?: string | undefined
}

/**
 * Binds a call to its operation. A request is authorized (a person by their session, another system by its API key), parsed by the call's
 * schema, rate limited, answered once per Idempotency-Key, and run in one transaction together with its audit records and mail; the answer
 * is cut to the call's output schema. GET calls run without a transaction unless they read as of one moment.
 * @throws Error for a stamp on a call that is not `sameForAll`, for a `sameForAll` call without one or one that depends on the person; for a
 * `drawn` call that is not a public reading; for an idempotent call without the transaction that would store its answer.
 */
export function bindCall<C extends AnyCall>(call: C, operation: Operation<C>, options: BindOptions<C> = {}): BoundCall {
  if ((options.stamp !== undefined) !== (call.sameForAll ?? false) || (call.sameForAll && !isForEverybody(call)))
    throw new Error(`${call.name} can't be kept`)
  if (call.drawn && (call.method !== 'GET' || call.access !== 'public')) throw new Error(`${call.name} can't be drawn`)
  if ((options.mayLag || options.oneMoment) && call.method !== 'GET') throw new Error(`${call.name} changes something: it is no reading`)
  const own = options.transaction === 'own'
  const transacted = call.method !== 'GET' && options.transaction === undefined
  if (call.idempotent && !transacted && !own) throw new Error(`${call.name} would be answered twice: nothing keeps its answer`)
  const refuse = refusalsOf(call)
  const answer = async (req: PayloadRequest) => {
    const { requestId, address } = factsOf(req)
    const responseHeaders = new Headers()
    try {
      await admitKey(call, req)
      const session = sessionOf(req)
      authorise(call, session, factsOf(req).internal, req.headers.has(SHIP_KEY_HEADER))
      await touchSession(req, call)
      const input = readInput(call, req)
      await limitRate(call, req, { address, account: session?.id, input })
      let answeredOnce = false
      const once: CallContext['once'] = (fact, last) => {
        answeredOnce = true
        return answerOnce(call, context, [input, fact], async () => answerFor(call, await last(), new Headers()))
      }
      const context: CallContext<CallErrorCode<C>> = { req, session, address, now: new Date(), requestId, responseHeaders, refuse, once }
      // Parsed by this call's schema; TypeScript cannot follow that through the generic.
      const given = input as z.output<C['input']>
      const run = async (within = context) => answerFor(call, await operation(within, given), responseHeaders)
      const read = (reading: PayloadRequest) => run({ ...context, req: reading })
      const readAtOnce = options.oneMoment ? (reading: PayloadRequest) => snapshot(reading, read) : read
      if (options.mayLag) return await readElsewhere(req, readAtOnce)
      if (own) {
        const answered = await run()
        if (!answeredOnce) throw new Error(`${call.name} ended without context.once`)
        return answered
      }
      if (options.before && !(await isAnswered(call, context))) await options.before(context, given)
      if (!transacted) return await readAtOnce(req)
      return await keepingRefusals(req, () => answerOnce(call, context, input, run))
    } catch (error) {
      return problemFor(call, error, req, responseHeaders)
    }
  }
  return { call, answer: (req) => traced(call, () => answer(req)), stamp: options.stamp }
}

/** One span for the call, by its name, with its database use. */
function traced(call: AnyCall, run: () => Promise<Response>): Promise<Response> {
  const span = beginWithin()
  if (!span) return run()
  return runInSpan(span, async () => {
    const response = await run()
    const attributes = { 'framewell.call': call.name, 'framewell.feature': call.feature, 'http.response.status_code': response.status }
    span.end({ name: `call ${call.name}`, attributes: { ...attributes, ...databaseWork() }, failed: response.status >= 500 })
    return response
  })
}

function isForEverybody({ method, access, rateLimit }: AnyCall): boolean {
  return method === 'GET' && access === 'public' && !rateLimit
}

/** Runs in a transaction that a CallProblem with `keepWrites` commits before it is rethrown. */
async function keepingRefusals(req: PayloadRequest, work: () => Promise<Response>): Promise<Response> {
  const outcome = await inTransaction(req, () =>
    work().catch((error: unknown) => {
      if (error instanceof CallProblem && error.options.keepWrites) return error
      throw error
    }),
  )
  if (outcome instanceof CallProblem) throw outcome
  return outcome
}
