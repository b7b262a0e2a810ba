import { storedLayoutSchema } from '@framewell/domain/framing/layout'
import { checkedFor } from '@framewell/domain/structure/designed'
import { siteWords } from '@framewell/domain/structure/site'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import type { SqlPart } from '../platform/database/SqlPart'
import { transactionOf } from '../platform/database/transactionOf'
import { checkAhead } from './checkAside'

const planRows = z.array(z.object({ id: z.string(), layout: z.unknown() }))

/** A plan on offer that states a design site at which its frame does not pass. */
export interface PlanOutOfProof {
  /** Of its row. */
  readonly id: string
  /** What its check came to. */
  readonly reason: string
}

/** The plans on offer that are sold without 'Checked by calculation', although their layout states a design site. */
export async function plansOutOfProof(req: PayloadRequest): Promise<readonly PlanOutOfProof[]> {
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`select id, layout from home_plans where offered and layout -> 'designSite' is not null`)
  const reasons = await Promise.all(planRows.parse(rows).map(async ({ id, layout }) => ({ id, reason: await reasonOf(layout) })))
  return reasons.flatMap(({ id, reason }) => (reason === undefined ? [] : [{ id, reason }]))
}

async function reasonOf(stored: unknown): Promise<string | undefined> {
  const { data: layout } = storedLayoutSchema.safeParse(stored)
  if (!layout) return 'its layout cannot be read'
  const { designSite } = layout
  if (!designSite) return undefined
  await checkAhead(layout)
  const { passes, failing, computed } = checkedFor(layout, designSite)
  if (passes) return undefined
  const found =
    failing > 0 ? `${failing} of ${computed} computed members fail` : 'members that are computed in other frames cannot be computed'
  return `${found} at ${siteWords(designSite)}`
}

/** SQL: the rows (id, reason) of plans that do not pass. */
export const planOutOfProofRows = (plans: readonly PlanOutOfProof[]): SqlPart =>
  sql`jsonb_to_recordset(${JSON.stringify(plans)}::jsonb) as unproven(id uuid, reason text)`
