import { cents } from '@framewell/domain/money/cents'
import { NOTHING_UNPAID } from '@framewell/domain/payments/funding'
import { isAgreed } from '@framewell/domain/payments/phases'
import { type ShopMoney, shopMoney } from '@framewell/domain/payments/shopMoney'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import type { SqlPart } from '../../platform/database/SqlPart'
import { transactionOf } from '../../platform/database/transactionOf'
import type { Balances } from './balances'
import { CONTRACT_TEXT, contractFields, shopRetainage } from './storedContract'

const contractRow = z.object(contractFields)
export type StoredContract = Omit<z.infer<typeof contractRow>, 'number'>

/** The contracts of the projects whose numbers an SQL query finds. Checks no rights. */
export async function contractsOf(req: PayloadRequest, numbers: SqlPart): Promise<ReadonlyMap<string, StoredContract>> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select ${sql.raw(CONTRACT_TEXT)}
    from payment_projects p where p.number in (${numbers})`)
  const found = z.array(contractRow).parse(rows)
  return new Map(found.map(({ number, ...contract }) => [number, contract]))
}

/** A project's money in the figures of its shop; nothing before a price is agreed with it. */
export function moneyOfShop({ status, ...contract }: StoredContract, balances: Balances): ShopMoney {
  if (!isAgreed(contract.releasePolicy)) return NOTHING_AGREED
  return shopMoney({ ...contract, active: status === 'active', shopRetainageCents: shopRetainage(contract, balances.retainage) }, balances)
}

const NOTHING_AGREED: ShopMoney = {
  priceCents: cents(0),
  refundedCents: cents(0),
  releasedCents: cents(0),
  unreleasedCents: cents(0),
  retainedCents: cents(0),
  funding: NOTHING_UNPAID,
  fundedCents: cents(0),
}
