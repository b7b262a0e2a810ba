import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { env } from '../env'
import { freePort } from './freePort'

export interface TestBucket {
  /** The environment of a process that stores its files here. */
  readonly settings: Readonly<Record<'S3_BUCKET' | 'S3_ENDPOINT' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY' | 'S3_PREFIX', string>>
  /** Where the server stores the bucket's objects. */
  readonly folder: string
  /** Ends the server; its objects stay. */
  readonly goAway: () => Promise<void>
  readonly comeBack: () => Promise<void>
  /** Accepts connections and answers nothing until `wake`. */
  readonly hang: () => void
  readonly wake: () => void
  readonly stop: () => Promise<void>
}

const NAME = 'framewell'

/** Starts a real S3 server with one bucket, and lets this process store its files there until `stop`. */
export async function testBucket(): Promise<TestBucket> {
  const folder = await mkdtemp(join(tmpdir(), 'framewell-s3-'))
  const port = await freePort()
  const settings = {
    ...{ S3_BUCKET: NAME, S3_ENDPOINT: `http://127.0.0.1:${port}`, S3_ACCESS_KEY_ID: 'S3RVER', S3_SECRET_ACCESS_KEY: 'S3RVER' },
    S3_PREFIX: 'product/',
  }
  let server = await serve(folder, port)
  const before = Object.fromEntries(Object.keys(settings).map((name) => [name, Reflect.get(env, name)]))
  Object.assign(env, settings)
  const goAway = async () => {
    const ended = once(server, 'exit')
    server.kill('SIGKILL')
    await ended
  }
  return {
    settings,
    folder: join(folder, NAME),
    goAway,
    comeBack: async () => {
      server = await serve(folder, port)
    },
    hang: () => server.kill('SIGSTOP'),
    wake: () => server.kill('SIGCONT'),
    stop: async () => {
      Object.assign(env, before)
      if (server.exitCode === null && server.signalCode === null) await goAway()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function serve(folder: string, port: number): Promise<ChildProcess> {
  // It encrypts a list's continuation token with a cipher that OpenSSL offers only on request.
  const program = ['--openssl-legacy-provider', join(import.meta.dirname, 's3Process.mjs')]
  const server = spawn(process.execPath, [...program, folder, String(port), NAME], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(server.stdout, 'data')
  return server
}
