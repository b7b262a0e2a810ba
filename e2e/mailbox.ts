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

/** The mails to an address, oldest first, whole, as their recipient gets them. An operator sees no link's token. */
export const mailsTo = (to: string): Promise<readonly Mail[]> => withDatabase((database) => wholeMails(database, to))

/** The same at the server's own console, which takes seconds. */
export function consoleMails(to: string): readonly Mail[] {
  const command = ['run', '--silent', '-w', '@framewell/cms', 'mail', '--', to, '--json']
  return JSON.parse(execFileSync('npm', command, { cwd: ROOT, env: { ...process.env, NODE_ENV: 'production' }, encoding: 'utf8' }))
}

/** The newest mail to an address whose text has this, once it is there. */
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

/** The link of the newest mail to an address that leads to a page of the site with a token, as a path. */
export async function linkTo(to: string, page: string): Promise<string> {
  const link = new RegExp(`https?://[^\\s/]+(${page}#token=[\\w-]+)`)
  return link.exec((await mailWith(to, link)).text)?.[1] ?? ''
}
