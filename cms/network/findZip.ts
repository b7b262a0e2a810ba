import type { findZip as findZipCall } from '@framewell/domain/network/joiningCalls'
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { transactionOf } from '../platform/database/transactionOf'
import type { Operation } from '../platform/http/calls/bindCall'

const place = z.object({ zip: z.string(), city: z.string(), state: z.string(), lat: z.number(), lng: z.number() })

export const findZip: Operation<typeof findZipCall> = async ({ req, refuse }, { zip }) => {
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`select zip, city, state, lat, lng from zip_codes where zip = ${zip}`)
  if (!rows[0]) throw refuse('unknownZip')
  return place.parse(rows[0])
}
