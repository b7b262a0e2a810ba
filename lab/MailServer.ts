import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'

/** How it treats a client that delivers mail. */
export type Mood = 'takes' | 'refuses' | 'hangs' | 'dies after taking'

export interface TakenMail {
  readonly to: string
  readonly messageId: string
  /** As received, one character per byte. */
  readonly text: string
}

/** A real mail server for this run, on its own port, with configurable behavior. */
export class MailServer {
  mood: Mood = 'takes'
  /** Everything it accepted, including repetitions, per recipient. */
  readonly taken: TakenMail[] = []
  readonly port: number
  #server: SMTPServer | undefined

  constructor(port: number) {
    this.port = port
  }

  async open(): Promise<void> {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      closeTimeout: 100,
      logger: false,
      onConnect: (_, callback) => {
        if (this.mood !== 'hangs') callback()
      },
      onRcptTo: (_address, _session, callback) =>
        callback(this.mood === 'refuses' ? Object.assign(new Error('Try again later'), { responseCode: 451 }) : null),
      onData: (stream, session, callback) => {
        let text = ''
        stream.on('data', (chunk: Buffer) => {
          text += chunk.toString('latin1')
        })
        stream.on('end', () => {
          const messageId = /^message-id:\s*(\S+)/im.exec(text)?.[1] ?? ''
          for (const { address } of session.envelope.rcptTo) this.taken.push({ to: address, messageId, text })
          // It dies before confirming: the sender can't know that the mail was accepted.
          if (this.mood === 'dies after taking') void this.close()
          else callback()
        })
      },
    })
    server.on('error', () => undefined)
    server.listen(this.port, '127.0.0.1')
    await once(server.server, 'listening')
    this.#server = server
  }

  async close(): Promise<void> {
    const server = this.#server
    this.#server = undefined
    if (server) await new Promise<void>((resolve) => server.close(() => resolve()))
  }
}
