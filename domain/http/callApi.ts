import type { AnyCall, CallInput, CallOutput } from './defineCall'
import { fileNameIn } from './fileNameIn'
import { LINK_TOKEN_HEADER, LINK_TOKEN_MEMBER } from './linkToken'
import type { Problem } from './problem'
import { readAnswer } from './readAnswer'
import { readProblem } from './readProblem'

export interface ApiRequest {
  readonly method: string
  /** Path and query, relative to the site's origin. */
  readonly url: string
  readonly headers: Record<string, string>
  readonly body?: string
  /** Sent as the body, byte for byte; the platform's Blob. */
  readonly file?: unknown
  /** Aborts the request; the platform's AbortSignal. */
  readonly signal?: unknown
  /** Receives progress, 0 to 1: of the upload, or else of the download. */
  readonly onProgress?: (share: number) => void
}
export interface ApiResponse {
  readonly status: number
  readonly statusText: string
  readonly text: () => Promise<string>
  /** For calls that answer a file: its name is in a header, its bytes in the platform's Blob. */
  readonly headers?: { readonly get: (name: string) => string | null }
  readonly blob?: () => Promise<unknown>
}
/** Sends a request with the person's cookies. Browsers wrap fetch; stories and tests provide their own. */
export type SendRequest = (request: ApiRequest) => Promise<ApiResponse>

/** A non-success answer. The message is '{status}: {body, or the status text when the body is empty}', as specified. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly body: string
  /** The parsed problem, when the server sent one. */
  readonly problem: Problem | undefined
  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body || statusText}`)
    this.status = status
    this.body = body
    this.problem = readProblem(body)
  }
}

export interface CallOptions {
  /** Makes a creating call safe to retry: the same key and input create one record. */
  readonly idempotencyKey?: string
  readonly signal?: unknown
  /** The file of a call that takes one; the platform's Blob. */
  readonly file?: unknown
  /** Receives upload or download progress, 0 to 1. */
  readonly onProgress?: (share: number) => void
}
export type CallApi = <C extends AnyCall>(call: C, input: CallInput<C>, options?: CallOptions) => Promise<CallOutput<C>>

/**
 * Creates the client every screen uses. Sends a JSON content type only with a payload. A call that answers a file returns it as in
 * fileAnswerSchema.
 * @throws ApiError for a non-success answer; the error of `send` when the network fails; ZodError when an answer breaks its contract (an unknown option does not)
 */
export function makeCallApi(send: SendRequest): CallApi {
  return async (call, input, options = {}) => {
    const { url, body, linkToken } = requestFor(call, input)
    const headers: Record<string, string> = { accept: 'application/json' }
    if (linkToken !== undefined) headers[LINK_TOKEN_HEADER] = linkToken
    if (body !== undefined) headers['content-type'] = 'application/json'
    if (options.idempotencyKey) headers['idempotency-key'] = options.idempotencyKey
    const { file, signal, onProgress } = options
    if (file !== undefined) headers['content-type'] = 'application/octet-stream'
    const sent = file === undefined ? (body === undefined ? {} : { body }) : { file }
    const response = await send({ method: call.method, url, headers, ...sent, signal, ...(onProgress ? { onProgress } : {}) })
    // zod's output type of a generic schema is opaque here and below; the parse itself proves it.
    if (call.answers === 'stream' && response.blob && isSuccess(response)) {
      const name = fileNameIn(response.headers?.get('content-disposition') ?? null)
      return call.output.parse({ name, file: await response.blob() }) as CallOutput<typeof call>
    }
    const text = await response.text()
    if (!isSuccess(response)) throw new ApiError(response.status, response.statusText, text)
    return readAnswer(call.output, text ? JSON.parse(text) : undefined) as CallOutput<typeof call>
  }
}

/** A call's input, split into parts. */
interface RequestParts {
  readonly url: string
  readonly body: string | undefined
  /** A private link's token, which is never put into a query. */
  readonly linkToken?: string
}

/** Splits a call's input into path, query, link token and JSON body. */
export function requestFor(call: AnyCall, input: unknown): RequestParts {
  const rest: Record<string, unknown> = { ...(isRecord(input) ? input : {}) }
  const path = call.path.replace(/\{(\w+)\}/g, (_, key: string) => {
    const value = rest[key]
    delete rest[key]
    return encodeURIComponent(String(value))
  })
  const entries = Object.entries(rest).filter(([, value]) => value !== undefined)
  if (call.method !== 'GET' && call.method !== 'DELETE' && call.takes !== 'file') {
    return { url: path, body: entries.length > 0 ? JSON.stringify(Object.fromEntries(entries)) : undefined }
  }
  const token = rest[LINK_TOKEN_MEMBER]
  const query = entries
    .filter(([key]) => key !== LINK_TOKEN_MEMBER)
    .map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(String(value))}`)
    .join('&')
  const url = query ? `${path}?${query}` : path
  return typeof token === 'string' ? { url, body: undefined, linkToken: token } : { url, body: undefined }
}

function isSuccess({ status }: ApiResponse): boolean {
  return status >= 200 && status < 300
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
