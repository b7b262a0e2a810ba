import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import { transactionOf } from '../../platform/database/transactionOf'
import { recheckStreams } from '../../platform/live/changed'

/** A new role applies to open streams at once. */
export const recheckRole: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  if (operation === 'update' && doc.role !== previousDoc?.role) await recheckStreams(req, String(doc.id))
  return doc
}

/** A deleted account's streams end. */
export const recheckDeleted: CollectionAfterDeleteHook = ({ doc, req }) => recheckStreams(req, String(doc.id))

/** A new member of a company is notified about its records from now on. */
export const recheckMember: CollectionAfterChangeHook = async ({ doc, req }) => {
  await recheckPerson(req, doc.person)
  return doc
}

/** A former member of a company is no longer notified about its records. */
export const recheckFormerMember: CollectionAfterDeleteHook = ({ doc, req }) => recheckPerson(req, doc.person)

async function recheckPerson(req: PayloadRequest, person: unknown): Promise<void> {
  const id = typeof person === 'object' && person !== null && 'id' in person ? person.id : person
  const db = await transactionOf(req)
  const { rows } = await db.execute<{ account: string | null }>(
    sql`select account_id::text as account from people where id = ${String(id)}::uuid`,
  )
  const account = rows[0]?.account
  if (account) await recheckStreams(req, account)
}
