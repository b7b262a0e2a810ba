import { isIP } from 'node:net'
import type { ForwardedService, ServiceProblemCode } from '@framewell/domain/releases/ownService'
import { isPublicAddress } from '@framewell/server-kit/outbound/isPublicAddress'
import { isLoopback } from '@framewell/server-kit/outbound/localNames'
import { ClosedAddress, publicLookup, type Resolve, systemResolve } from '@framewell/server-kit/outbound/publicLookup'
import { isLocalAddress } from '@framewell/server-kit/settings/deployment'
import { Agent, type Dispatcher, request } from 'undici'

const CONNECT_WITHIN_MS = 3_000
/** Connections to one service. */
const CONNECTIONS = 16
/** What a service may hand out: data, text and pictures. Nothing that a page would run as script or style, or open as a document of the site. */
const PASSED_ON =
  /^(application\/([\w.-]+\+)?json|application\/pdf|application\/octet-stream|text\/(plain|csv|calendar)|image\/(png|jpeg|webp|avif|gif))$/
/** Headers of an answer that say what its body is, or when to ask again. */
const ANSWER_HEADERS = ['content-type', 'content-disposition', 'content-language', 'retry-after'] as const

export interface ServiceRequest {
  readonly method: Dispatcher.HttpMethod
  /** Path and query at the service. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer | null
  readonly signal: AbortSignal
}
export interface ServiceAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

/** Why a service gave no answer to pass on. The detail is for its team. */
export class ServiceProblem extends Error {
  readonly code: ServiceProblemCode
  constructor(code: ServiceProblemCode, detail: string) {
    super(detail)
    this.code = code
  }
}

/**
 * Asks services over connections of their own, to public addresses only, checked as each connection is made. On one's own machine a service
 * that is registered as this machine's is open too.
 */
export function makeServiceClient(siteUrl: string, resolve: Resolve = systemResolve) {
  const local = isLocalAddress(siteUrl)
  const agentOf = (isOpen: (address: string) => boolean) =>
    new Agent({ connections: CONNECTIONS, pipelining: 1, connect: { timeout: CONNECT_WITHIN_MS, lookup: publicLookup(resolve, isOpen) } })
  const agents = { open: agentOf(isPublicAddress), here: agentOf(isLoopback) }

  /** @throws ServiceProblem serviceDown, serviceSlow or serviceAnswer */
  const ask = async ({ origin, answerKb, seconds }: ForwardedService, asked: ServiceRequest): Promise<ServiceAnswer> => {
    const here = local && isLocalAddress(origin)
    const host = new URL(origin).hostname.replace(/^\[|\]$/g, '')
    if (!here && (!origin.startsWith('https:') || (isIP(host) && !isPublicAddress(host)))) throw closed()
    const within = AbortSignal.timeout(seconds * 1000)
    try {
      const answer = await request(origin + asked.path, {
        dispatcher: here ? agents.here : agents.open,
        method: asked.method,
        headers: asked.headers,
        body: asked.body,
        signal: AbortSignal.any([within, asked.signal]),
      })
      return await readAnswer(answer, answerKb * 1024, asked.method === 'HEAD')
    } catch (error) {
      if (error instanceof ServiceProblem) throw error
      if (within.aborted) throw new ServiceProblem('serviceSlow', `It did not answer within ${seconds} s.`)
      if (error instanceof ClosedAddress) throw closed()
      throw new ServiceProblem('serviceDown', error instanceof Error ? error.message.slice(0, 200) : 'It could not be reached.')
    }
  }
  return { ask, close: () => Promise.all([agents.open.destroy(), agents.here.destroy()]) }
}

function closed(): ServiceProblem {
  return new ServiceProblem('serviceDown', 'Its address is not on the public internet by https.')
}

async function readAnswer(answer: Dispatcher.ResponseData, mostBytes: number, isHead: boolean): Promise<ServiceAnswer> {
  const { statusCode: status, headers, body } = answer
  const refuse = (why: string) => {
    body.on('error', () => undefined).destroy()
    return new ServiceProblem('serviceAnswer', why)
  }
  if (status < 200 || (status >= 300 && status < 400)) throw refuse(`It answered ${status}; redirects are not followed.`)
  if (headers['content-encoding'] !== undefined && headers['content-encoding'] !== 'identity')
    throw refuse('Its answer is compressed, which was not asked for.')
  const tooLarge = `Its answer has more than ${mostBytes / 1024} KB.`
  if (Number(headers['content-length'] ?? 0) > mostBytes) throw refuse(tooLarge)
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of body) {
    const bytes = Buffer.from(chunk)
    size += bytes.length
    if (size > mostBytes) throw refuse(tooLarge)
    chunks.push(bytes)
  }
  const [type = ''] = String(headers['content-type'] ?? '').split(';', 1)
  if ((size > 0 || (isHead && type)) && !PASSED_ON.test(type.trim().toLowerCase()))
    throw refuse(`Its answer is of the type ${type.slice(0, 60) || 'unknown'}, which is not passed on.`)
  const said = ANSWER_HEADERS.flatMap((name) => (typeof headers[name] === 'string' ? [[name, headers[name]]] : []))
  return { status, headers: Object.fromEntries(said), body: Buffer.concat(chunks) }
}
