/** How long a request may take before its pace is looked at; small bodies are whole long before. */
const GRACE_MS = 10_000
/** Slower than any phone's connection that still works. */
const SLOWEST_BYTES_PER_SECOND = 2_048
/** A file of the largest size at a slow phone's pace. */
export const WHOLE_REQUEST_WITHIN_MS = 300_000
/** The head of a request, sent by hand, takes no longer. */
export const HEAD_WITHIN_MS = 15_000
/** A body up to here is a form: a host reads it whole before it bothers the cms. */
export const FORM_BYTES = 256 * 1024

/** Whether a body comes so slowly that somebody only wants to keep a connection busy. */
export function isTooSlow({ bytes, ms }: { readonly bytes: number; readonly ms: number }): boolean {
  return ms > GRACE_MS && bytes < ((ms - GRACE_MS) / 1000) * SLOWEST_BYTES_PER_SECOND + 1024
}

interface Incoming {
  /** The whole request has come. */
  readonly complete: boolean
  /** Bytes that came and nobody has read yet: then we are slow, not the sender. */
  readonly readableLength: number
  readonly socket: { readonly bytesRead: number }
}
interface Watched {
  readonly beganAt: number
  readonly bytesBefore: number
  readonly tooSlow: () => void
}

/** The bodies that are on their way to one server, and since when. */
export class BodyWatch {
  readonly #watched = new Map<Incoming, Watched>()

  add(request: Incoming, now: number, tooSlow: () => void): void {
    this.#watched.set(request, { beganAt: now, bytesBefore: request.socket.bytesRead, tooSlow })
  }

  remove(request: Incoming): void {
    this.#watched.delete(request)
  }

  /** Ends what comes too slowly; to be called every second or so. */
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
