import { execFileSync } from 'node:child_process'
import { expect } from '@playwright/test'
import { wholeMails } from '../cms/notifications/wholeMails'
import { withDatabase } from './database'
import { ROOT } from './product'

export interface Mail {
  readonly subject: string
  readonly text: string
  readonly unsubscribeUrl?: string | null
}

/** The complete mails to an address, oldest first, as the recipient gets them. Operators see no link tokens. */
export const mailsTo = (to: string): Promise<readonly Mail[]> => withDatabase((database) => wholeMails(database, to))

/** The same on the server's console, which takes seconds. */
export function consoleMails(to: string): readonly Mail[] {
  const command = ['run', '--silent', '-w', '@framewell/cms', 'mail', '--', to, '--json']
  return JSON.parse(execFileSync('npm', command, { cwd: ROOT, env: { ...process.env, NODE_ENV: 'production' }, encoding: 'utf8' }))
}

/** The latest mail to an address whose text contains this, once it exists. */
export async function mailWith(to: string, words: RegExp): Promise<Mail> {
  let found: Mail | undefined
  await expect
    .poll(async () => {
      found = (await mailsTo(to)).findLast(({ text }) => words.test(text))
      return found !== undefined
    }, `a mail to ${to} with ${words}`)
    .toBe(true)
  return found ?? { subject: '', text: '' }
}

/** The path of the page link with a token in the latest mail to an address. */
export async function linkTo(to: string, page: string): Promise<string> {
  const link = new RegExp(`https?://[^\\s/]+(${page}#token=[\\w-]+)`)
  return link.exec((await mailWith(to, link)).text)?.[1] ?? ''
}
