import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { transactionOf } from '../../database/transactionOf'
import { balancesOf } from '../projects/balances'
import type { StoredProject } from '../projects/findProject'

/** Once releases have repaid every advance of a project, its approved requests are settled. */
export async function settleAdvances(req: PayloadRequest, { id, number }: Pick<StoredProject, 'id' | 'number'>): Promise<void> {
  const { advance } = await balancesOf(req, number)
  if (advance > 0) return
  const db = await transactionOf(req)
  await db.execute(
    sql`update factoring_requests set status = 'settled', updated_at = now() where project_id = ${id} and status = 'approved'`,
  )
}
