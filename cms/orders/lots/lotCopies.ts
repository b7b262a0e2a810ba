import { frozenOrderSchema } from '@framewell/domain/orders/frozenOrder'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { callsOff } from '../../developments/ordersOfLots'
import type { StoredDevelopment } from '../../developments/storedDevelopment'
import { transactionOf } from '../../platform/database/transactionOf'

const copySchema = frozenOrderSchema.pick({ inputs: true, priceBookVersion: true, layout: true, frame: true })
const row = z.object({ lot: z.string(), number: z.string(), frozen: copySchema })

/** What an order keeps of the lot that it called off, as its change orders left it. */
export type LotCopy = Pick<z.infer<typeof row>, 'number' | 'frozen'>

/** The copies of the orders that called lots off, by lot, without canceled ones. */
export async function lotCopies(req: PayloadRequest, development: StoredDevelopment): Promise<ReadonlyMap<string, LotCopy>> {
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`
    select source_id as lot, number,
      jsonb_build_object('inputs', frozen -> 'inputs', 'priceBookVersion', frozen -> 'priceBookVersion', 'layout', frozen -> 'layout',
        'frame', frozen -> 'frame') as frozen
    from orders where ${callsOff(development)}`)
  return new Map(
    z
      .array(row)
      .parse(rows)
      .map(({ lot, ...copy }) => [lot, copy]),
  )
}
