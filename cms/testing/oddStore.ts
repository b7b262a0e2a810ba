import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * How a store treats uploads: it works, is full, rejects our secret, breaks the connection within a file, or breaks it after storing the
 * file and before confirming. Reads work in all but the third.
 */
export type StoreMood = 'works' | 'full' | 'refuses' | 'breaksWithin' | 'breaksAfter'

export interface OddStore {
  readonly origin: string
  readonly become: (mood: StoreMood) => void
  readonly stop: () => Promise<void>
}

/** A store in front of a real one, to which it forwards everything unless its mood says otherwise. */
export async function oddStore(real: string): Promise<OddStore> {
  let mood: StoreMood = 'works'
  const server = createServer((asked, answer) => {
    const writes = asked.method === 'PUT'
    if (mood === 'refuses') return refuse(asked, answer, 403, 'SignatureDoesNotMatch')
    if (mood === 'full' && writes) return refuse(asked, answer, 507, 'XMinioStorageFull')
    if (mood === 'breaksWithin' && writes) return void asked.once('data', () => asked.socket.destroy())
    passOn(real, asked, answer, () => mood === 'breaksAfter' && writes)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A listening TCP server has a port; only pipes have a path.
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    become: (next) => {
      mood = next
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function refuse(asked: IncomingMessage, answer: ServerResponse, status: number, code: string): void {
  asked.resume().once('end', () => {
    answer.writeHead(status, { 'content-type': 'application/xml' })
    answer.end(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>No.</Message></Error>`)
  })
}

function passOn(real: string, asked: IncomingMessage, answer: ServerResponse, breaks: () => boolean): void {
  const { method, headers, url = '/' } = asked
  const onward = request(real + url, { method, headers }, (answered) => {
    if (breaks()) return void answered.resume().once('end', () => asked.socket.destroy())
    answer.writeHead(answered.statusCode ?? 502, answered.headers)
    answered.pipe(answer)
  })
  onward.once('error', () => asked.socket.destroy())
  asked.pipe(onward)
}
