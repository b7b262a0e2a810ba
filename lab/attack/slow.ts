import { connect, type Socket } from 'node:net'
import type { Findings } from './Findings'
import type { Target } from './target'

const ANSWERS_WITHIN_MS = 5000
const ONE_ADDRESS = -1

/** Holds hundreds of connections open with unfinished heads and bodies, while making normal requests. */
export async function attackSlowly(target: Target, findings: Findings): Promise<void> {
  const bodies: Readonly<Record<string, string>> = {
    'slow forms': 'POST /api/track HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{',
    'slow chunks': 'POST /api/track HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n{',
    'slow files':
      'POST /api/media HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 9000000\r\n\r\n--x',
    'slow panel forms': 'POST /cms/login HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: 1000000\r\n\r\nx',
    'slow heads': 'GET /api/session HTTP/1.1\r\nHost: x\r\nX-Slow: ',
  }
  for (const [what, text] of Object.entries(bodies)) {
    const sockets: Socket[] = []
    for (let at = 0; at < 520; at += 1) sockets.push(await begin(target.hostPort, text, at))
    for (const path of ['/', '/api/session', '/cms/login', '/api/catalog/plans']) {
      const began = performance.now()
      const answer = await fetch(`http://127.0.0.1:${target.hostPort}${path}`, { signal: AbortSignal.timeout(20_000) }).catch(() => null)
      const ms = Math.round(performance.now() - began)
      findings.check(
        answer?.status === 200 && ms < ANSWERS_WITHIN_MS,
        `520 ${what}: ${path} → ${answer?.status ?? 'no answer'} after ${ms} ms`,
      )
      await answer?.arrayBuffer()
    }
    for (const socket of sockets) socket.destroy()
  }
  const crowd = await Promise.all(Array.from({ length: 400 }, () => begin(target.hostPort, 'GET / HTTP/1.1\r\n', ONE_ADDRESS)))
  const stillOpen = () => crowd.filter((socket) => !socket.destroyed).length
  // A busy machine takes time to close them.
  for (let waits = 0; waits < 50 && stillOpen() > 256; waits += 1) await new Promise((resolve) => setTimeout(resolve, 100))
  const held = stillOpen()
  findings.check(held <= 256, `one address holds ${held} connections`)
  for (const socket of crowd) socket.destroy()
}

/** From 250 addresses of this machine in turn. */
function begin(port: number, text: string, at: number): Promise<Socket> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress: at === ONE_ADDRESS ? '127.0.4.1' : `127.0.3.${1 + (at % 250)}` }, () =>
      socket.write(text, () => resolve(socket)),
    )
    socket.on('error', () => resolve(socket))
    socket.resume()
  })
}
