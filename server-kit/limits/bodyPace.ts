/** Grace period before a request's pace is checked; small bodies arrive long before. */
const GRACE_MS = 10_000
/** Slower than any usable phone connection. */
const SLOWEST_BYTES_PER_SECOND = 2_048
/** The largest file at a slow phone's pace. */
export const REQUEST_TIMEOUT_MS = 300_000
/** Time limit for request headers. */
export const HEADERS_TIMEOUT_MS = 15_000

/** Whether a body is slow enough to be an attempt to hold the connection open. */
export function isTooSlow({ bytes, ms }: { readonly bytes: number; readonly ms: number }): boolean {
  return ms > GRACE_MS && bytes < ((ms - GRACE_MS) / 1000) * SLOWEST_BYTES_PER_SECOND + 1024
}

interface Incoming {
  /** The whole request has arrived. */
  readonly complete: boolean
  /** Received bytes not read yet: then the server is slow, not the sender. */
  readonly readableLength: number
  readonly socket: { readonly bytesRead: number }
}
interface Watched {
  readonly beganAt: number
  readonly bytesBefore: number
  readonly tooSlow: () => void
}

/** Request bodies in progress on one server, with their start times. */
export class BodyWatch {
  readonly #watched = new Map<Incoming, Watched>()

  add(request: Incoming, now: number, tooSlow: () => void): void {
    this.#watched.set(request, { beganAt: now, bytesBefore: request.socket.bytesRead, tooSlow })
  }

  remove(request: Incoming): void {
    this.#watched.delete(request)
  }

  /** Ends requests that are too slow; call it about every second. */
  check(now: number): void {
    for (const [request, { beganAt, bytesBefore, tooSlow }] of this.#watched) {
      if (request.complete) this.#watched.delete(request)
      else if (request.readableLength === 0 && isTooSlow({ bytes: request.socket.bytesRead - bytesBefore, ms: now - beganAt })) {
        this.#watched.delete(request)
        tooSlow()
      }
    }
  }
}
