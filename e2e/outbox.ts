import { execFileSync } from 'node:child_process'
import { expect, type Page } from '@playwright/test'
import { readApi } from './journey'
import { DATA_DIR, PORT, ROOT } from './product'

interface Mail {
  readonly subject: string
  readonly text: string
  readonly unsubscribeUrl?: string | null
}

/**
 * The mails to an address, oldest first, whole, as their recipient gets them: at the server's own console. An operator, whose page this
 * takes, sees no link's token.
 */
export async function outbox(office: Page, to: string): Promise<readonly Mail[]> {
  const { docs }: { docs: Mail[] } = await readApi(office, `/api/outgoing-mail?where[to][equals]=${encodeURIComponent(to)}`)
  for (const { text } of docs) expect(text).not.toMatch(/token=[\w-]{20}/)
  const command = ['run', '--silent', '-w', '@framewell/cms', 'mail', '--', to, '--json']
  const settings = { ...process.env, PORT: String(PORT), CMS_PORT: String(PORT + 1), DATA_DIR, NODE_ENV: 'production' }
  return JSON.parse(execFileSync('npm', command, { cwd: ROOT, env: settings, encoding: 'utf8' }))
}
