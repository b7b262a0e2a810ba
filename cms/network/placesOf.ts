import type { Coordinates } from '@framewell/domain/network/greatCircle'
import { parseLocation } from '@framewell/domain/network/parseLocation'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { transactionOf } from '../platform/database/transactionOf'

const rowsSchema = z.array(z.object({ location: z.string(), lat: z.number().nullable(), lng: z.number().nullable() }))

/** Coordinates of locations as people write them: of their ZIP code, otherwise of the middle of their town. Unknown ones are left out. */
export async function placesOf(req: PayloadRequest, locations: readonly string[]): Promise<ReadonlyMap<string, Coordinates>> {
  const stated = [...new Set(locations)].map((location) => ({ location, ...parseLocation(location) }))
  if (stated.length === 0) return new Map()
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`
    select s.location, coalesce(z.lat, t.lat) as lat, coalesce(z.lng, t.lng) as lng
    from jsonb_to_recordset(${JSON.stringify(stated)}::jsonb) as s(location text, zip text, city text, state text)
      left join zip_codes z on z.zip = s.zip
      left join (
        select lower(city) as city, state, avg(lat) as lat, avg(lng) as lng from zip_codes
        where (lower(city), state) in (select lower(city), state from jsonb_to_recordset(${JSON.stringify(stated)}::jsonb) as w(city text, state text))
        group by lower(city), state
      ) t on t.city = lower(s.city) and t.state = s.state`)
  return new Map(
    rowsSchema
      .parse(rows)
      .flatMap(({ location, lat, lng }): [string, Coordinates][] => (lat === null || lng === null ? [] : [[location, { lat, lng }]])),
  )
}
