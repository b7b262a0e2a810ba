import { createServer, type Socket } from 'node:net'

export interface SunkMail {
  readonly to: string
  readonly messageId: string
  /** The headers as they arrived, long lines joined. */
  readonly headers: string
}
export interface SmtpSink {
  readonly url: string
  readonly mails: SunkMail[]
  readonly close: () => Promise<void>
}

/** A mail server that accepts everything and stores it: enough SMTP for a sender. */
export async function smtpSink(): Promise<SmtpSink> {
  const mails: SunkMail[] = []
  const server = createServer((socket) => converse(socket, mails))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { url: `smtp://127.0.0.1:${port}`, mails, close: () => new Promise((resolve) => server.close(() => resolve())) }
}

function converse(socket: Socket, mails: SunkMail[]): void {
  let pending = ''
  let recipient = ''
  let inData = false
  socket.on('error', () => undefined)
  socket.write('220 sink\r\n')
  socket.on('data', (chunk) => {
    pending += chunk.toString('latin1')
    for (;;) {
      const end = pending.indexOf(inData ? '\r\n.\r\n' : '\r\n')
      if (end < 0) return
      const text = pending.slice(0, end)
      pending = pending.slice(end + (inData ? 5 : 2))
      if (inData) {
        inData = false
        mails.push({ to: recipient, messageId: /^message-id: *(.*)$/im.exec(text)?.[1]?.trim() ?? '', headers: headersOf(text) })
        socket.write('250 kept\r\n')
      } else {
        recipient = /^RCPT TO:<([^>]*)>/i.exec(text)?.[1] ?? recipient
        inData = /^DATA$/i.test(text)
        socket.write(inData ? '354 go on\r\n' : /^QUIT$/i.test(text) ? '221 bye\r\n' : '250 ok\r\n')
      }
    }
  })
}

/** A header may continue in the next line, which then starts with a blank. */
function headersOf(text: string): string {
  return (text.split('\r\n\r\n', 1)[0] ?? '').replace(/\r\n[ \t]+/g, ' ')
}
