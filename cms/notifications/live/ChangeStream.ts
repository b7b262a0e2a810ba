import type { Change } from '@framewell/domain/notifications/liveCalls'

/** Messages that wait in here for a reader; beyond these one 'reload' stands for all that it missed. */
const WAITING = 32
/** A reader that takes nothing for so long is gone, or might as well be. */
const STUCK_AFTER_MS = 60_000

/** One person's open stream. Whatever the reader does, it holds no more than a few messages. */
export class ChangeStream {
  readonly body: ReadableStream<Uint8Array>
  readonly #text = new TextEncoder()
  readonly #left: () => void
  #controller: ReadableStreamDefaultController<Uint8Array> | undefined
  #missed = false
  #stuckSince: number | undefined

  /** @param left is called once, when the reader leaves or the stream is ended */
  constructor(left: () => void) {
    this.#left = left
    this.body = new ReadableStream<Uint8Array>(
      {
        start: (controller) => {
          this.#controller = controller
        },
        pull: () => this.#catchUp(),
        cancel: () => this.#close(),
      },
      new CountQueuingStrategy({ highWaterMark: WAITING }),
    )
  }

  send(change: Change): void {
    if (this.#missed || !this.#hasRoom()) this.#missed = true
    else this.#write(`id: ${Date.now()}\ndata: ${JSON.stringify(change)}\n\n`)
  }

  /** Keeps proxies from taking the stream for dead. @returns false for a reader that is stuck. */
  beat(now: number): boolean {
    if (this.#hasRoom()) {
      this.#stuckSince = undefined
      this.#write(':\n\n')
      return true
    }
    this.#stuckSince ??= now
    return now - this.#stuckSince < STUCK_AFTER_MS
  }

  /** Says why and closes; for the reader there is nothing more to come. */
  end(): void {
    if (this.#hasRoom()) this.#write(`data: ${JSON.stringify({ type: 'end' } satisfies Change)}\n\n`)
    this.#close()
  }

  /** Closes without a word: the reader connects again, here or to another process. */
  drop(): void {
    this.#close()
  }

  #hasRoom(): boolean {
    return (this.#controller?.desiredSize ?? 0) > 0
  }

  #catchUp(): void {
    if (!this.#missed || !this.#hasRoom()) return
    this.#missed = false
    this.send({ type: 'reload' })
  }

  #write(text: string): void {
    this.#controller?.enqueue(this.#text.encode(text))
  }

  #close(): void {
    const controller = this.#controller
    if (!controller) return
    this.#controller = undefined
    this.#left()
    // The reader may have left before: then it is closed already.
    if (controller.desiredSize !== null) {
      try {
        controller.close()
      } catch {
        return
      }
    }
  }
}
