import { rm } from 'node:fs/promises'
import type { Server } from 'node:http'
import type { Role } from '@framewell/domain/accounts/roles'
import configPromise from '@payload-config'
import { createLocalReq, getPayload, type Payload, type PayloadRequest } from 'payload'
import { env } from '../env'
import { log } from '../log'
import { changeStreams } from '../notifications/live/ChangeStreams'
import type { BoundCall } from '../platform/http/calls/bindCall'
import { endpointsFor } from '../platform/http/calls/endpointsFor'
import { cmsApp } from '../platform/http/cmsApp'
import { makeServer } from '../platform/http/makeServer'
import { sendTo, type TestRequest } from './sendTo'
import { type Identity, signInAs, type TestPerson } from './signInAs'
import { createTestDatabase, dropTestDatabase } from './testDatabase'

export interface TestCms {
  readonly payload: Payload
  readonly origin: string
  readonly request: (path: string, init?: TestRequest) => Promise<Response>
  /** Creates an account with the role and returns its session. */
  readonly signInAs: (role: Role, who?: Identity) => Promise<TestPerson>
  /** A system request, for operations called without HTTP. */
  readonly localReq: () => Promise<PayloadRequest>
  readonly stop: () => Promise<void>
}

/**
 * Boots the real cms on a fresh database behind the real Express application.
 * @param calls are added to the product's own
 * @param makeDatabase creates this test file's database; it may migrate the empty one
 */
export async function bootCms(
  calls: readonly BoundCall[] = [],
  makeDatabase: (migrate: () => Promise<void>) => Promise<void> = createTestDatabase,
): Promise<TestCms> {
  const config = await configPromise
  const start = () => getPayload({ config })
  await makeDatabase(() => start().then(end))
  const added = endpointsFor(calls)
  config.endpoints.push(...added)
  const payload = await start()
  const server = await listen(cmsApp({ payload, config: configPromise, log }))
  const address = server.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  return {
    payload,
    origin,
    request: (path, init) => sendTo(origin, path, init),
    signInAs: (role, who) => signInAs(payload, role, who),
    localReq: () => createLocalReq({}, payload),
    stop: async () => {
      server.closeAllConnections()
      changeStreams(payload).end()
      await new Promise((resolve) => server.close(resolve))
      await end(payload)
      // The next file of this process starts from the same configuration.
      config.endpoints.splice(-added.length, added.length)
      await dropTestDatabase()
      await rm(env.DATA_DIR, { recursive: true, force: true })
    },
  }
}

async function end(payload: Payload): Promise<void> {
  await payload.destroy()
  forgetInstances()
}

/** Payload keeps its instance for the whole process; the next file of this one needs its own. */
export function forgetInstances(): void {
  const instances: unknown = Reflect.get(globalThis, '_payload')
  if (!(instances instanceof Map)) throw new Error('Payload keeps its instances elsewhere now')
  instances.clear()
}

async function listen(app: ReturnType<typeof cmsApp>): Promise<Server> {
  return new Promise((resolve) => {
    const server = makeServer({ connectionsPerAddress: 4096 }).on('request', app)
    server.listen(0, '127.0.0.1', () => resolve(server))
  })
}
