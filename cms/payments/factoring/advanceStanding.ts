import { type AdvanceFacts, receivedCents, trustLevel } from '@framewell/domain/payments/factoring'
import { receivableCents } from '@framewell/domain/payments/releasePhase'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { transactionOf } from '../../platform/database/transactionOf'
import { isOnHold } from '../orderActions'
import { balancesOf } from '../projects/balances'
import type { StoredProject } from '../projects/findProject'
import { coverOf } from './endAdvances'

const shopRecord = z.object({ finishedOrders: z.number(), onTimeOrders: z.number(), isPreferred: z.boolean() })
const NO_RECORD = { finishedOrders: 0, onTimeOrders: 0, isPreferred: false }
/** What decides whether a project's shop can be advanced something. */
export async function advanceStanding(req: PayloadRequest, project: StoredProject): Promise<AdvanceFacts> {
  const balances = await balancesOf(req, project.number)
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select finished_orders::int as "finishedOrders", on_time_orders::int as "onTimeOrders", coalesce(is_preferred, false) as "isPreferred"
    from fabricators where id = ${project.fabricatorId}`)
  return {
    active: project.status === 'active',
    onHold: await isOnHold(req, project.number),
    disputeOpen: project.openDispute !== null,
    coverCents: await coverOf(req, project),
    advancedCents: balances.advance,
    receivedCents: project.terms.carriedBy === 'shop' ? receivedCents(balances) : null,
    receivableCents: receivableCents(project, project.completed),
    trust: trustLevel(shopRecord.parse(rows[0] ?? NO_RECORD)),
  }
}
