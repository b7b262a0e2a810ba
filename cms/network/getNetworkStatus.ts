import type { getNetworkStatus as getNetworkStatusCall } from '@framewell/domain/network/networkStatus'
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { transactionOf } from '../database/transactionOf'
import type { Operation } from '../http/bindCall'

const rowSchema = z.object({
  operators: z.number(),
  capacity: z.number().nullable(),
  load: z.number().nullable(),
  quality: z.number().nullable(),
})

const FIGURES = `
  select count(*)::int as operators, sum(weekly_capacity)::float8 as capacity, sum(least(current_load, weekly_capacity))::float8 as load,
    avg(quality_score)::float8 as quality
  from network_operators where status = 'active'`

/** The figures themselves: nothing else is answered. */
export const NETWORK_STAMP = `select concat_ws(' ', operators, coalesce(capacity, 0), coalesce(load, 0), coalesce(quality, -1)) from (${FIGURES}) figures`

/** The network's figures, summed over the active operators; public, so nothing about a single one. */
export const getNetworkStatus: Operation<typeof getNetworkStatusCall> = async ({ req }) => {
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql.raw(FIGURES))
  const { operators, capacity, load, quality } = rowSchema.parse(rows[0])
  return {
    status: {
      activeOperators: operators,
      totalCapacity: capacity ?? 0,
      utilizationRate: capacity ? (load ?? 0) / capacity : 0,
      averageQuality: quality,
    },
  }
}
