import type { IncomingMessage, ServerResponse } from 'node:http'
import { currentSession, type Session } from '@framewell/domain/accounts/session'
import type { SharedProblemCode } from '@framewell/domain/http/problem'
import {
  type ForwardedService,
  SERVICE_METHODS,
  SERVICE_PATH,
  SERVICE_PROBLEMS,
  type ServiceProblemCode,
} from '@framewell/domain/releases/ownService'
import { isRemoteName, type RemoteName } from '@framewell/domain/releases/remotes'
import { FairQueue } from '@framewell/server-kit/limits/FairQueue'
import { isCanonicalTarget } from '@framewell/server-kit/requests/isCanonicalTarget'
import { clientAddress } from '../clientAddress'
import { type CmsAddress, makeCmsClient, makeVisitorClient } from '../cmsClient'
import { isSameOrigin } from '../crossSiteForms'
import type { Log } from '../log'
import { answerProblem, sendProblem } from '../problemAnswer'
import { RenderBudget } from '../RenderBudget'
import { makeServiceClient, ServiceProblem } from './askService'
import { readBodyWithin } from './readBodyWithin'
import { ServiceDirectory } from './ServiceDirectory'
import { ServiceFailures } from './ServiceFailures'
import { makeStatements } from './signStatement'

/** Requests of one micro-frontend that run or wait at once: a slow service holds up nobody else. */
const AT_ONCE = { each: 6, waitingEach: 32, all: 16, waitingAll: 64 }
/** What a service learns of a visitor's request, besides its path and body. No cookie, no address, no API key. */
const PASSED_ON = ['accept', 'accept-language', 'content-type', 'idempotency-key'] as const
/** An answer is data: opened as a page of its own, it runs nothing. */
const ANSWER_POLICY = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
}

interface ServicesOptions {
  readonly cms: CmsAddress
  readonly siteUrl: string
  readonly trustedProxies: number
  readonly log: Log
  /** The clock, in milliseconds. */
  readonly now: () => number
}
/** A failure as its team and operators see it; `why` is a sentence. */
const FAILED: Readonly<Record<ServiceProblemCode, (why: string) => string>> = {
  serviceMissing: (why) => why,
  serviceDown: (why) => `Its service cannot be reached: ${why}`,
  serviceSlow: (why) => `Its service is slow: ${why}`,
  serviceAnswer: (why) => `Its service gave an answer that is not passed on: ${why}`,
}
type Kept = { readonly service: ForwardedService; readonly budget: RenderBudget }

/** Forwards requests under `/api/remotes/<name>/` to that micro-frontend's own service, within the limits of its registration. */
export function makeServices({ cms, siteUrl, trustedProxies, log, now }: ServicesOptions) {
  const directory = new ServiceDirectory(makeCmsClient(cms), now)
  const failures = new ServiceFailures(makeCmsClient(cms), log, now)
  const client = makeServiceClient(siteUrl)
  const statementOf = makeStatements(cms.internalSecret, siteUrl, now)
  const queues = new Map<RemoteName, FairQueue>()
  const budgets = new Map<RemoteName, Kept>()

  /** Whether an address has requests left; a changed rate starts a new count. */
  const isWithinRate = (service: ForwardedService, address: string): boolean => {
    const { remote, perMinute } = service
    const kept = budgets.get(remote)
    const budget =
      kept?.service.perMinute === perMinute ? kept.budget : new RenderBudget(now, { atOnce: perMinute, perSecond: perMinute / 60 })
    budgets.set(remote, { service, budget })
    return budget.take(address)
  }
  const queueOf = (remote: RemoteName): FairQueue => {
    const queue = queues.get(remote) ?? new FairQueue(AT_ONCE)
    queues.set(remote, queue)
    return queue
  }
  const sessionOf = async (cookie: string | undefined, address: string): Promise<Session | null> =>
    cookie ? (await makeVisitorClient(cms, { cookie, address, siteUrl })(currentSession, {})).session : null

  const pass = async (request: IncomingMessage, response: ServerResponse, requestId: string): Promise<void> => {
    const refuse = (code: SharedProblemCode | ServiceProblemCode, headers: Readonly<Record<string, string>> = {}, detail?: string) => {
      const more = { ...(request.complete ? {} : { connection: 'close' }), ...headers }
      if (isServiceProblem(code)) sendProblem(response, { code, ...SERVICE_PROBLEMS[code] }, requestId, more, detail)
      else answerProblem(response, code, requestId, more)
    }
    const target = targetOf(request.url ?? '')
    if (!target) return refuse('notFound')
    // Every request carries a statement about who is signed in, so that no other site's page may send one.
    if (!isSameOrigin(request.headers, new URL(siteUrl).origin)) return refuse('foreignOrigin')
    const service = await directory.find(target.remote)
    if (!service) return refuse('serviceMissing')
    const method = SERVICE_METHODS.find((known) => known === (request.method === 'HEAD' ? 'GET' : request.method))
    if (!method || !service.methods.includes(method)) return refuse('methodNotAllowed', { allow: allowed(service) })
    const address = clientAddress(request, trustedProxies)
    if (!isWithinRate(service, address)) return refuse('tooManyRequests', { 'retry-after': '10' })
    const body = await readBodyWithin(request, service.bodyKb * 1024)
    if (body === 'tooLarge') return refuse('bodyTooLarge')
    const left = new AbortController()
    response.once('close', () => left.abort())
    const end = await queueOf(target.remote).take(address, left.signal)
    if (end === 'left') return
    if (typeof end === 'string') return refuse(end === 'clientFull' ? 'tooManyRequests' : 'unavailable', { 'retry-after': '5' })
    try {
      const statement = statementOf({ remote: target.remote, session: await sessionOf(request.headers.cookie, address), requestId })
      const answer = await client.ask(service, {
        method: request.method === 'HEAD' ? 'HEAD' : method,
        path: target.path,
        headers: { ...passedOn(request), authorization: `Bearer ${statement}`, 'accept-encoding': 'identity', 'x-request-id': requestId },
        body,
        signal: left.signal,
      })
      failures.count(target.remote, target.path, answer.status < 500 ? null : `Its service answered ${answer.status}`)
      if (response.destroyed) return
      response.writeHead(answer.status, { ...answer.headers, ...ANSWER_POLICY, 'x-request-id': requestId, 'x-answered-by': target.remote })
      response.end(answer.body)
    } catch (error) {
      if (left.signal.aborted) return
      if (!(error instanceof ServiceProblem)) throw error
      failures.count(target.remote, target.path, FAILED[error.code](error.message))
      log.warn({ remote: target.remote, requestId, code: error.code, why: error.message }, 'a service gave no answer to pass on')
      refuse(error.code, {}, error.message)
    } finally {
      end()
    }
  }

  return {
    /** Whether a URL belongs to a micro-frontend's own service. */
    takes: (url: string): boolean => url.startsWith(SERVICE_PATH),
    forward: (request: IncomingMessage, response: ServerResponse, requestId: string): void => {
      pass(request, response, requestId).catch((error: unknown) => {
        if (response.destroyed) return
        log.warn({ err: error, requestId }, 'a request to a service could not be passed on')
        if (response.headersSent) response.destroy()
        else answerProblem(response, 'unavailable', requestId, { 'retry-after': '5', connection: 'close' })
      })
    },
    close: () => {
      failures.close()
      return client.close()
    },
  }
}

function isServiceProblem(code: SharedProblemCode | ServiceProblemCode): code is ServiceProblemCode {
  return Object.hasOwn(SERVICE_PROBLEMS, code)
}

/** The micro-frontend, and path and query at its service. Null where an address could be read in two ways. */
function targetOf(url: string): { readonly remote: RemoteName; readonly path: string } | null {
  const question = url.indexOf('?')
  const path = question < 0 ? url : url.slice(0, question)
  const [remote = '', ...rest] = path.slice(SERVICE_PATH.length).split('/')
  if (!isCanonicalTarget(path) || !isRemoteName(remote) || rest.length === 0) return null
  return { remote, path: `/${rest.join('/')}${question < 0 ? '' : url.slice(question)}` }
}

function allowed({ methods }: ForwardedService): string {
  return methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).join(', ')
}

function passedOn({ headers }: IncomingMessage): Record<string, string> {
  return Object.fromEntries(PASSED_ON.flatMap((name) => (typeof headers[name] === 'string' ? [[name, headers[name]]] : [])))
}
