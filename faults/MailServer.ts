import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'

/** What it does with whoever wants to hand over a mail. */
export type Mood = 'takes' | 'refuses' | 'hangs' | 'dies after taking'

export interface TakenMail {
  readonly to: string
  readonly messageId: string
  /** As it came over the wire, a character for each byte. */
  readonly text: string
}

/** A real mail server of this run, on a port of its own, with moods. */
export class MailServer {
  mood: Mood = 'takes'
  /** Everything that it took, as often as it did, for each of its recipients. */
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
          // Gone before it could say so: the sender cannot know that the mail was taken.
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
