import { WAITING_PATHS, WAITING_STATUSES } from '@framewell/domain/network/waitingCalls'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { env } from '../env'
import { isoTime } from '../platform/database/isoTime'
import type { SqlPart } from '../platform/database/SqlPart'
import { transactionOf } from '../platform/database/transactionOf'
import { privateLink } from '../platform/http/calls/privateLink'

/** Confirms one place on the list. Leaving deletes the row, so that an old mail revives nothing. */
export const waitingConfirmLinks = privateLink('waiting-confirm')
/** Ends a place on the list; the same in every mail about it. */
export const waitingLeaveLinks = privateLink('waiting-leave')

const LINKS = { confirm: waitingConfirmLinks, leave: waitingLeaveLinks }

/** Where a visitor confirms, or leaves the list. */
export function waitingAddress(what: keyof typeof LINKS, id: string): string {
  return `${env.SITE_URL}${WAITING_PATHS[what]}?id=${id}&token=${LINKS[what].tokenFor(id)}`
}

const visitorSchema = z.object({
  id: z.string(),
  zip: z.string(),
  email: z.string(),
  status: z.enum(WAITING_STATUSES),
  requestedAt: z.string(),
  mailedAt: z.string().nullable(),
})
export type WaitingVisitor = z.output<typeof visitorSchema>

/** Rows of the list, locked until the transaction ends. */
export async function lockVisitors(req: PayloadRequest, where: SqlPart): Promise<readonly WaitingVisitor[]> {
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`
    select id::text as id, zip, email, status::text as status, ${isoTime(sql`requested_at`)} as "requestedAt",
      ${isoTime(sql`mailed_at`)} as "mailedAt"
    from waiting_list where ${where} order by id for update`)
  return z.array(visitorSchema).parse(rows)
}
