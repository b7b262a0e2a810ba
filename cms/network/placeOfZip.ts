import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { texts } from '../platform/database/texts'
import { transactionOf } from '../platform/database/transactionOf'

const placeSchema = z.object({ zip: z.string(), city: z.string(), state: z.string(), lat: z.number(), lng: z.number() })

type ZipPlace = z.infer<typeof placeSchema>

/** A ZIP code's place, with the center of its area; undefined for a code that is not in our table. */
export async function placeOfZip(req: PayloadRequest, zip: string): Promise<ZipPlace | undefined> {
  return (await placesOfZips(req, [zip])).get(zip)
}

/** The same of several ZIP codes, by code. */
export async function placesOfZips(req: PayloadRequest, zips: readonly string[]): Promise<ReadonlyMap<string, ZipPlace>> {
  if (zips.length === 0) return new Map()
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`select zip, city, state, lat, lng from zip_codes where zip in ${texts(zips)}`)
  return new Map(
    z
      .array(placeSchema)
      .parse(rows)
      .map((place) => [place.zip, place]),
  )
}
