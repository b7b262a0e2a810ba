import { dollarsOfCents } from '@framewell/domain/money/cents'
import {
  type EscrowAccount,
  escrowAccountSchema,
  type listEscrow as listEscrowCall,
  NOT_BY_VALUE,
  type searchEscrow as searchEscrowCall,
} from '@framewell/domain/payments/escrowCalls'
import { fundingSeen } from '@framewell/domain/payments/partyView'
import type { ShopMoney } from '@framewell/domain/payments/shopMoney'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import type { SqlPart } from '../../platform/database/SqlPart'
import { transactionOf } from '../../platform/database/transactionOf'
import type { Operation } from '../../platform/http/calls/bindCall'
import { holdsWords } from '../../platform/lists/listing'
import { listRows, type Page } from '../../platform/lists/listRows'
import { balancesOfEach, NO_BALANCES } from './balances'
import { hasShop, inScope, onSide, type ProjectScope, projectScope } from './projectScope'
import { contractsOf, moneyOfShop } from './shopView'

const PROJECTS = sql`payment_projects p join companies c on c.id = p.company_id left join fabricators f on f.id = p.fabricator_id`

/**
 * Every figure is an account's balance; the builder gets null for the shop's early payouts, and the shop's figures are of its own price. What
 * a dispute kept delivery from releasing is not available.
 */
async function findEscrow(req: PayloadRequest, scope: ProjectScope, where: SqlPart, { order, cut }: Page): Promise<EscrowAccount[]> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select p.id, p.number as "projectId", p.status, p.price_cents::float8 / 100 as "totalValue", c.name as builder, f.name as fabricator,
      coalesce(held.cash, 0)::float8 / 100 as "depositsHeld", coalesce(held.escrow, 0)::float8 / 100 as unreleased, ${onSide(scope, 'builder')} as builds, case when ${onSide(scope, 'fabricator')} then coalesce(held.advance, 0)::float8 / 100 end as "advancesReleased",
      (case when exists (select from payment_disputes d where d.project_id = p.id and d.status = 'open') then 0 else coalesce(held.escrow, 0) end)::float8
        / 100 as "availableBalance",
      coalesce(held.retainage, 0)::float8 / 100 as "retainageHeld"
    from ${PROJECTS}
      left join lateral (
        select sum(balance_cents) filter (where kind = 'escrow') as escrow, sum(balance_cents) filter (where kind = 'escrow_cash') as cash,
          sum(balance_cents) filter (where kind = 'advance') as advance,
          sum(balance_cents) filter (where kind = 'retainage') as retainage
        from ledger_accounts a where a.project_id = p.number) held on true
    where ${where} ${order} ${cut}`)
  const accounts = z.array(escrowAccountSchema.omit({ cashHeld: true, onCredit: true }).extend({ builds: z.boolean() })).parse(rows)
  const numbers = sql`select jsonb_array_elements_text(${JSON.stringify(accounts.map(({ projectId }) => projectId))}::jsonb)`
  const balances = await balancesOfEach(req, numbers)
  const contracts = await contractsOf(req, numbers)
  return accounts.map(({ builds, ...account }) => {
    const contract = contracts.get(account.projectId)
    const found = balances.get(account.projectId) ?? NO_BALANCES
    if (contract && !builds) return ofShopAccount(account, moneyOfShop(contract, found))
    const { cashCents, creditCents } = fundingSeen(account.advancesReleased === null ? ['builder'] : null, found)
    return { ...account, cashHeld: dollarsOfCents(cashCents), onCredit: dollarsOfCents(creditCents) }
  })
}

/** An account in the figures of its shop. */
function ofShopAccount(
  account: Omit<EscrowAccount, 'cashHeld' | 'onCredit'>,
  { priceCents, unreleasedCents, retainedCents, funding }: ShopMoney,
): EscrowAccount {
  const unreleased = dollarsOfCents(unreleasedCents)
  return {
    ...account,
    totalValue: dollarsOfCents(priceCents),
    unreleased,
    depositsHeld: dollarsOfCents(funding.escrowCents),
    // Nothing is available while a dispute is open.
    availableBalance: account.availableBalance === 0 ? 0 : unreleased,
    retainageHeld: dollarsOfCents(retainedCents),
    cashHeld: dollarsOfCents(funding.cashCents),
    onCredit: dollarsOfCents(funding.creditCents),
  }
}

export const listEscrow: Operation<typeof listEscrowCall> = async ({ req }, { projectId, page, limit }) => {
  const scope = await projectScope(req)
  const where = sql`${inScope(scope)} and (${projectId ?? null}::varchar is null or p.number = ${projectId ?? null})`
  return findEscrow(req, scope, where, {
    order: sql`order by p.created_at desc, p.id`,
    cut: sql`limit ${limit} offset ${(page - 1) * limit}`,
  })
}

export const searchEscrow: Operation<typeof searchEscrowCall> = async ({ req, refuse }, { search, status, ...input }) => {
  const scope = await projectScope(req)
  // The order would tell a shop which contract price is higher.
  if (input.sort === 'totalValue' && (await hasShop(req, scope))) throw refuse('invalidInput', NOT_BY_VALUE)
  const isAsked = status === 'all' ? sql`true` : sql`p.status::text = ${status}`
  return listRows(
    req,
    {
      tables: PROJECTS,
      where: sql`${inScope(scope)} and ${isAsked} and ${holdsWords(search, [sql`p.number`, sql`c.name`, sql`f.name`])}`,
      newest: sql`p.created_at`,
      id: sql`p.id`,
      sorts: { totalValue: sql`p.price_cents` },
      find: (where, page) => findEscrow(req, scope, where, page),
    },
    input,
  )
}
