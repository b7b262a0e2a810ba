import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { transactionOf } from '../platform/database/transactionOf'

const placeSchema = z.object({ zip: z.string(), city: z.string(), state: z.string(), lat: z.number(), lng: z.number() })

/** A ZIP code's place, with the center of its area; undefined for a code that is not in our table. */
export async function placeOfZip(req: PayloadRequest, zip: string): Promise<z.infer<typeof placeSchema> | undefined> {
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`select zip, city, state, lat, lng from zip_codes where zip = ${zip}`)
  return rows[0] && placeSchema.parse(rows[0])
}
