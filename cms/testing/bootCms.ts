import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import type { Server } from 'node:http'
import type { Role } from '@framewell/domain/accounts/roles'
import { GATEWAY_TOKEN_HEADER } from '@framewell/domain/http/gatewayTokenHeader'
import { INTERNAL_TOKEN_HEADER } from '@framewell/domain/http/internalTokenHeader'
import configPromise from '@payload-config'
import { createLocalReq, getPayload, type Payload, type PayloadRequest } from 'payload'
import { env } from '../env'
import type { BoundCall } from '../http/bindCall'
import { cmsApp } from '../http/cmsApp'
import { endpointsFor } from '../http/endpointsFor'
import { makeServer } from '../http/makeServer'
import { log } from '../log'
import { signInAs, type TestPerson } from './signInAs'
import { createTestDatabase, dropTestDatabase } from './testDatabase'

export interface TestRequest {
  readonly method?: string
  readonly headers?: Record<string, string>
  /** Sent as JSON. */
  readonly json?: unknown
  /** Sent as it is. */
  readonly body?: string | FormData | Uint8Array<ArrayBuffer>
  readonly cookie?: string
  /** Presents the internal token, as our own programs do. */
  readonly internal?: boolean
  readonly signal?: AbortSignal
  /** The visitor's address; every request has its own unless said, so that rate limits meet only the tests about them. */
  readonly address?: string
}

export interface TestCms {
  readonly payload: Payload
  readonly origin: string
  readonly request: (path: string, init?: TestRequest) => Promise<Response>
  /** Makes an account of the role and answers its session cookie. */
  readonly signInAs: (role: Role) => Promise<TestPerson>
  /** A request of the system's own, for operations called without HTTP. */
  readonly localReq: () => Promise<PayloadRequest>
  readonly stop: () => Promise<void>
}

/** Boots the real cms on a fresh database behind the real Express application. `calls` are added to the product's own. */
export async function bootCms(calls: readonly BoundCall[] = []): Promise<TestCms> {
  const config = await configPromise
  const start = () => getPayload({ config })
  await createTestDatabase(() => start().then(end))
  const added = endpointsFor(calls)
  config.endpoints.push(...added)
  const payload = await start()
  const server = await listen(cmsApp({ payload, config: configPromise, log }))
  const address = server.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  return {
    payload,
    origin,
    request: (path, init) => send(origin, path, init),
    signInAs: (role) => signInAs(payload, role),
    localReq: () => createLocalReq({}, payload),
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await end(payload)
      // The next file of this process starts from the same configuration.
      config.endpoints.splice(-added.length, added.length)
      await dropTestDatabase()
      await rm(env.DATA_DIR, { recursive: true, force: true })
    },
  }
}

/** Payload keeps the instance it made for a whole process; the next file of this one needs an instance of its own. */
async function end(payload: Payload): Promise<void> {
  await payload.destroy()
  const instances: unknown = Reflect.get(globalThis, '_payload')
  if (!(instances instanceof Map)) throw new Error('Payload keeps its instances elsewhere now')
  instances.clear()
}

function send(
  origin: string,
  path: string,
  { method, headers, json, body, cookie, internal, address, signal }: TestRequest = {},
): Promise<Response> {
  return fetch(`${origin}${path}`, {
    method: method ?? (json === undefined && body === undefined ? 'GET' : 'POST'),
    headers: {
      origin: env.SITE_URL,
      ...(json === undefined ? {} : { 'content-type': 'application/json' }),
      ...(cookie ? { cookie } : {}),
      ...(internal
        ? { [INTERNAL_TOKEN_HEADER]: env.INTERNAL_TOKEN }
        : // What a host adds for a visitor.
          { [GATEWAY_TOKEN_HEADER]: env.GATEWAY_TOKEN, 'x-forwarded-for': address ?? randomUUID() }),
      ...headers,
    },
    body: json === undefined ? body : JSON.stringify(json),
    redirect: 'manual',
    signal,
  })
}

async function listen(app: ReturnType<typeof cmsApp>): Promise<Server> {
  return new Promise((resolve) => {
    const server = makeServer({ connectionsPerAddress: 4096 }).on('request', app)
    server.listen(0, '127.0.0.1', () => resolve(server))
  })
}
