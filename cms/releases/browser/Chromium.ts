import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'

const STARTS_WITHIN_MS = 20_000
const MAX_HEAP_MB = 512
/** Ends a message on the pipe. */
const END = 0

const messageSchema = z.object({
  id: z.number().optional(),
  sessionId: z.string().optional(),
  method: z.string().optional(),
  params: z.unknown().optional(),
  result: z.unknown().optional(),
  error: z.object({ message: z.string() }).optional(),
})

/** Something that happened in one page of the browser. */
export interface BrowserEvent {
  readonly page: string | undefined
  readonly method: string
  readonly params: unknown
}

/**
 * A Chromium without windows, driven over a pipe (Chrome DevTools Protocol), so that it listens on no port. It has a profile of its own, an
 * empty environment, and reaches only the server it is given: names do not resolve, and every connection goes through that server.
 */
export class Chromium {
  readonly #process: ChildProcess
  readonly #profile: string
  readonly #waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>()
  readonly #listeners = new Set<(event: BrowserEvent) => void>()
  #last = 0
  #ended: Error | undefined

  private constructor(running: ChildProcess, profile: string) {
    this.#process = running
    this.#profile = profile
    const [, , , , answers] = running.stdio
    if (answers instanceof Socket) this.#read(answers)
    running.on('error', (error) => this.#end(error))
    running.on('exit', (code) => this.#end(new Error(`Chromium ended with ${code}`)))
  }

  /**
   * @param path of the program
   * @param port of the server on this machine that all its connections go to
   * @throws Error when it does not start
   */
  static async start(path: string, port: number): Promise<Chromium> {
    const profile = await mkdtemp(join(tmpdir(), 'framewell-trial-'))
    const flags = [
      '--headless=new',
      '--remote-debugging-pipe',
      `--user-data-dir=${profile}`,
      `--proxy-server=http://127.0.0.1:${port}`,
      '--proxy-bypass-list=<-loopback>',
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
      '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
      '--disable-quic',
      '--disable-gpu',
      '--disable-dev-shm-usage',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-extensions',
      '--no-first-run',
      '--mute-audio',
      '--window-size=1280,800',
      `--js-flags=--max-old-space-size=${MAX_HEAP_MB}`,
      // Chromium's own sandbox cannot be set up by root.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      'about:blank',
    ]
    const running = spawn(path, flags, {
      env: { NODE_ENV: 'production', HOME: profile, PATH: process.env.PATH ?? '/usr/bin:/bin', LANG: 'en_US.UTF-8' },
      stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
      // With the processes it starts, so that all of them can be ended.
      detached: true,
    })
    const browser = new Chromium(running, profile)
    try {
      const late = AbortSignal.timeout(STARTS_WITHIN_MS)
      const isLate = new Promise<never>((_, reject) => {
        late.addEventListener('abort', () => reject(new Error(`Chromium did not start within ${STARTS_WITHIN_MS / 1000} s`)))
      })
      await Promise.race([browser.send('Browser.getVersion'), isLate])
      return browser
    } catch (error) {
      await browser.stop()
      throw error
    }
  }

  /**
   * Sends a command, to the browser or to one of its pages.
   * @throws Error when the browser refuses it or has ended
   */
  send(method: string, params: object = {}, page?: string): Promise<unknown> {
    if (this.#ended) return Promise.reject(this.#ended)
    this.#last += 1
    const id = this.#last
    const [, , , commands] = this.#process.stdio
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject })
      const text = JSON.stringify({ id, method, params, ...(page ? { sessionId: page } : {}) })
      if (commands instanceof Socket) commands.write(`${text}\0`)
    })
  }

  /** Calls `listener` for what happens from now on; returns how to stop. */
  listen(listener: (event: BrowserEvent) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Ends the browser with all its processes and removes its profile. */
  async stop(): Promise<void> {
    const { pid } = this.#process
    if (pid !== undefined && this.#process.exitCode === null) {
      const ended = new Promise((resolve) => this.#process.once('exit', resolve))
      try {
        process.kill(-pid, 'SIGKILL')
      } catch {
        // It has ended meanwhile.
      }
      await ended
    }
    await rm(this.#profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
  }

  #read(stream: Socket): void {
    let rest: Buffer = Buffer.alloc(0)
    stream.on('error', (error) => this.#end(error))
    stream.on('data', (chunk: Buffer) => {
      rest = Buffer.concat([rest, chunk])
      for (let at = rest.indexOf(END); at >= 0; at = rest.indexOf(END)) {
        this.#take(messageSchema.parse(JSON.parse(rest.subarray(0, at).toString('utf8'))))
        rest = rest.subarray(at + 1)
      }
    })
  }

  #take({ id, sessionId, method, params, result, error }: z.infer<typeof messageSchema>): void {
    if (id === undefined) {
      for (const listener of this.#listeners) listener({ page: sessionId, method: method ?? '', params })
      return
    }
    const waiting = this.#waiting.get(id)
    this.#waiting.delete(id)
    if (error) waiting?.reject(new Error(error.message))
    else waiting?.resolve(result)
  }

  #end(error: Error): void {
    this.#ended ??= error
    for (const { reject } of this.#waiting.values()) reject(error)
    this.#waiting.clear()
  }
}
