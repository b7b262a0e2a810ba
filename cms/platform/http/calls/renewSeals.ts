import type { Pool } from 'pg'
import { renewables, type SealedColumn } from './sealer'

/**
 * Seals again under the current secret what an earlier one sealed: afterwards only private links need PAYLOAD_SECRET_PREVIOUS. Processes
 * may do it at the same time. Texts that no secret opens stay as they are and are counted.
 * @returns how many texts were sealed again, and how many no secret opens.
 */
export async function renewSeals(pool: Pool): Promise<{ renewed: number; lost: number }> {
  const counts = { renewed: 0, lost: 0 }
  for (const { columns, renewed } of renewables) {
    for (const { table, column } of columns) {
      const { rows } = await pool.query<{ sealed: string }>(`select ${column} as sealed from ${table} where ${column} is not null`)
      for (const { sealed } of rows) {
        const fresh = renewal(renewed, sealed)
        if (fresh === 'lost') counts.lost += 1
        else if (fresh !== null) counts.renewed += await replace(pool, { table, column }, sealed, fresh)
      }
    }
  }
  return counts
}

function renewal(renewed: (sealed: string) => string | null, sealed: string): string | null {
  try {
    return renewed(sealed)
  } catch {
    return 'lost'
  }
}

/** A sealed text is random, so it identifies its row. One that was changed meanwhile is left alone. */
async function replace(pool: Pool, { table, column }: SealedColumn, sealed: string, fresh: string): Promise<number> {
  const { rowCount } = await pool.query(`update ${table} set ${column} = $2 where ${column} = $1`, [sealed, fresh])
  return rowCount ?? 0
}
