import type { Change } from '@framewell/domain/notifications/liveCalls'

/** Messages buffered for a reader; beyond these, one 'reload' replaces all that it missed. */
const WAITING = 32
/** A reader that reads nothing for this long is considered gone. */
const STUCK_AFTER_MS = 60_000

/** One person's open stream. It buffers only a few messages, no matter how slowly the reader reads. */
export class ChangeStream {
  readonly body: ReadableStream<Uint8Array>
  readonly #text = new TextEncoder()
  readonly #left: () => void
  #controller: ReadableStreamDefaultController<Uint8Array> | undefined
  #missed = false
  #stuckSince: number | undefined

  /** @param left is called once, when the reader disconnects or the stream is ended */
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

  /** Sends no change, and lets a browser that loses the stream say that it had one. */
  greet(): void {
    this.#write(`id: ${Date.now()}\n\n`)
  }

  send(change: Change): void {
    if (this.#missed || !this.#hasRoom()) this.#missed = true
    else this.#write(`id: ${Date.now()}\ndata: ${JSON.stringify(change)}\n\n`)
  }

  /** Keeps proxies from closing the stream as idle. @returns false for a reader that is stuck */
  beat(now: number): boolean {
    if (this.#hasRoom()) {
      this.#stuckSince = undefined
      this.#write(':\n\n')
      return true
    }
    this.#stuckSince ??= now
    return now - this.#stuckSince < STUCK_AFTER_MS
  }

  /** Sends the end message and closes the stream; the reader does not reconnect. */
  end(): void {
    if (this.#hasRoom()) this.#write(`data: ${JSON.stringify({ type: 'end' } satisfies Change)}\n\n`)
    this.#close()
  }

  /** Closes without a message: the reader reconnects, here or to another process. */
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
    // The stream is already closed if the reader disconnected.
    if (controller.desiredSize !== null) {
      try {
        controller.close()
      } catch {
        return
      }
    }
  }
}
