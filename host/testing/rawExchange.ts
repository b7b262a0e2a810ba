import { connect } from 'node:net'

interface RawOptions {
  readonly port: number
  /** Raw bytes, sent part by part. */
  readonly parts: readonly string[]
  /** Source address of the connection; any of 127.0.0.0/8 works on Linux. */
  readonly from?: string
  /** How long to wait for an answer; what has arrived by then is the result. */
  readonly patienceMs?: number
}

/** Sends bytes no HTTP client would send and returns everything received until the peer closes or goes silent. */
export function rawExchange({ port, parts, from, patienceMs = 1500 }: RawOptions): Promise<string> {
  return new Promise((resolve) => {
    let received = ''
    const socket = connect({ port, host: '127.0.0.1', localAddress: from }, () => {
      for (const part of parts) socket.write(part, 'latin1')
    })
    const done = () => {
      socket.destroy()
      resolve(received)
    }
    socket.setTimeout(patienceMs, done)
    socket.on('data', (chunk: Buffer) => {
      received += chunk.toString('latin1')
    })
    // A reset, after an answer or in place of one, counts as an answer.
    socket.on('error', () => undefined)
    socket.on('close', done)
  })
}

/** The status codes of the responses, in order. */
export function statusesOf(received: string): number[] {
  return [...received.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status))
}
