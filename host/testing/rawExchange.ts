import { connect } from 'node:net'

interface RawOptions {
  readonly port: number
  /** Bytes as they go over the wire, in the parts in which they are sent. */
  readonly parts: readonly string[]
  /** Comes from this address of this machine; any of 127.0.0.0/8 will do on Linux. */
  readonly from?: string
  /** How long an answer may take; what came until then is the result. */
  readonly patienceMs?: number
}

/** Sends bytes no HTTP client would send and answers everything that comes back until the other side hangs up or nothing comes any more. */
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
    // A reset after the answer, or instead of one, is an answer too.
    socket.on('error', () => undefined)
    socket.on('close', done)
  })
}

/** The status codes of the answers in what came back, in order. */
export function statusesOf(received: string): number[] {
  return [...received.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status))
}
