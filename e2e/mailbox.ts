import { execFileSync } from 'node:child_process'
import { DATA_DIR, PORT, ROOT } from './product'

export interface Mail {
  readonly subject: string
  readonly text: string
  readonly unsubscribeUrl?: string | null
}

/** The mails to an address, oldest first, whole, as their recipient gets them: at the server's own console. An operator sees no link's token. */
export function mailsTo(to: string): readonly Mail[] {
  const command = ['run', '--silent', '-w', '@framewell/cms', 'mail', '--', to, '--json']
  const settings = { ...process.env, PORT: String(PORT), CMS_PORT: String(PORT + 1), DATA_DIR, NODE_ENV: 'production' }
  return JSON.parse(execFileSync('npm', command, { cwd: ROOT, env: settings, encoding: 'utf8' }))
}
