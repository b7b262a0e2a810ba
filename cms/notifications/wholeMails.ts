import type pg from 'pg'
import { z } from 'zod'
import { unsealed } from './mailSecrets'

const row = z.object({ to: z.string(), subject: z.string(), text: z.string(), sealed: z.string().nullable() })
const MOST = 20

/** The newest mails of the outbox, or those to an address, complete with their private links. Oldest first. */
export async function wholeMails(client: pg.Client, to = '') {
  const { rows } = await client.query(
    `select "to", subject, text, sealed from outgoing_mail where $1 = '' or lower("to") = lower($1) order by created_at desc limit ${MOST}`,
    [to],
  )
  const mails = z.array(row).parse(rows)
  return mails.reverse().map(({ sealed, ...mail }) => ({ ...mail, ...(sealed === null ? {} : unsealed(sealed)) }))
}
