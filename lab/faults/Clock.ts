import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

// The build for programs with threads: under the other one, Node hangs at times.
const LIBRARIES = ['x86_64', 'aarch64'].map((machine) => `/usr/lib/${machine}-linux-gnu/faketime/libfaketimeMT.so.1`)
const NOTICED_WITHIN_MS = 15_000

const library = LIBRARIES.find(existsSync)

/** Debian's faketime package changes the time of day of processes, also while they run; without it no clock can be set. */
export const canSetClocks = (): boolean => library !== undefined

/** The time of day of processes started with its settings, database and servers alike. Durations are unaffected. */
export class Clock {
  readonly #file: string
  #seconds = 0

  constructor(folder: string) {
    this.#file = join(folder, 'clock')
    this.#write()
  }

  /** Environment variables for a process. */
  get settings(): Record<string, string> {
    return {
      ...{ LD_PRELOAD: library ?? '', FAKETIME_TIMESTAMP_FILE: this.#file, FAKETIME_DONT_FAKE_MONOTONIC: '1' },
      // Read once a second rather than at every time query.
      FAKETIME_CACHE_DURATION: '1',
    }
  }

  /** The clock's time. */
  now(): Date {
    return new Date(Date.now() + this.#seconds * 1000)
  }

  /** Sets the clock relative to the true time, and waits until a server shows it. @throws Error when it does not */
  async set(seconds: number, origin: string): Promise<void> {
    this.#seconds = seconds
    this.#write()
    for (const end = Date.now() + NOTICED_WITHIN_MS; Date.now() < end; await pause(100)) {
      const shown = Date.parse((await fetch(`${origin}/healthz`)).headers.get('date') ?? '')
      if (Math.abs(shown - this.now().getTime()) < 3000) return
    }
    throw new Error('The server does not follow the clock')
  }

  #write(): void {
    writeFileSync(this.#file, `${this.#seconds < 0 ? '' : '+'}${this.#seconds}`)
  }
}
