import { addCents, type Cents, cents } from '@framewell/domain/money/cents'
import { usdWithCents } from '@framewell/domain/money/usd'
import { drawsCents } from '@framewell/domain/payments/funding'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { lock } from '../../platform/database/lock'
import { runPrepared } from '../../platform/database/runPrepared'
import { storedCentsSchema } from '../../platform/database/storedCents'
import { balancesOf } from './balances'
import type { StoredProject } from './findProject'

const CREDIT_LIMIT = 'select credit_limit_cents::text as limit from price_settings limit 1'
const limitRow = z.object({ limit: storedCentsSchema.nullable() })

/** As `drawnCents`, over all projects. */
const DRAWN = `
  select coalesce(sum(greatest(0, cents)), 0)::text as drawn
  from (select sum(case when kind in ('receivable', 'advance') then balance_cents else -balance_cents end) as cents from ledger_accounts
    where project_id is not null and kind in ('receivable', 'advance', 'escrow', 'retainage') group by project_id) as project`
const drawnRow = z.object({ drawn: storedCentsSchema })

/** The most that may be released or paid early on trade credit and not received; null without a limit. */
export async function creditLimit(req: PayloadRequest): Promise<Cents | null> {
  const [row] = await runPrepared(req, 'credit-limit', CREDIT_LIMIT, [])
  return limitRow.optional().parse(row)?.limit ?? null
}

/** What is released or paid early on trade credit and not received, over all projects, from the ledger. */
export async function creditDrawn(req: PayloadRequest): Promise<Cents> {
  const [row] = await runPrepared(req, 'credit-drawn', DRAWN, [])
  return drawnRow.parse(row).drawn
}

/** The limit, and what is drawn on it. */
export interface HouseCredit {
  readonly limit: Cents | null
  readonly drawn: Cents
}

/** @param isReleasing as for `creditRefusal` */
export async function houseCredit(req: PayloadRequest, isReleasing: boolean): Promise<HouseCredit> {
  const limit = await creditLimit(req)
  if (limit === null) return { limit, drawn: cents(0) }
  if (isReleasing) await lock(req, 'house-credit')
  return { limit, drawn: await creditDrawn(req) }
}

/** Why a step may not release or pay early what the builder has not paid for. */
interface CreditRefusal {
  readonly refusal: 'builderUnpaid' | 'creditLimitReached'
  /** For operators: it names sums of the contract and of other orders. */
  readonly detail: string
}

/**
 * Why a step of a project may not draw so much on Framewell's own capital: its terms leave the credit to the shop, or the draw goes over the
 * limit. Undefined if it may.
 * @param isReleasing releases that draw on a limited credit wait for each other from here to the end of the transaction, so that no two pass the
 *   limit together; a preview does not
 * @param what draws, as the subject of the sentence
 * @param credit when it was read already, for a list of previews
 */
export async function creditRefusal(
  req: PayloadRequest,
  { terms }: Pick<StoredProject, 'terms'>,
  drawsCents: Cents,
  isReleasing: boolean,
  what = 'This phase',
  credit?: HouseCredit,
): Promise<CreditRefusal | undefined> {
  if (drawsCents <= 0) return undefined
  if (terms.carriedBy === 'shop')
    return { refusal: 'builderUnpaid', detail: `${what} would release ${usdWithCents(drawsCents)} that the builder has not paid` }
  const { limit, drawn } = credit ?? (await houseCredit(req, isReleasing))
  if (limit === null) return undefined
  if (addCents(drawn, drawsCents) <= limit) return undefined
  const detail = `${what} would release ${usdWithCents(drawsCents)} on credit. ${usdWithCents(drawn)} is released on credit and not received yet, and the limit is ${usdWithCents(limit)}`
  return { refusal: 'creditLimitReached', detail }
}

/** Why a project's retainage may not be released, as `creditRefusal`. */
export async function retainageCreditRefusal(
  req: PayloadRequest,
  project: Pick<StoredProject, 'number' | 'terms'>,
  isReleasing: boolean,
): Promise<CreditRefusal | undefined> {
  const before = { ...(await balancesOf(req, project.number)), advance: cents(0) }
  return creditRefusal(req, project, drawsCents(before, { ...before, retainage: cents(0) }), isReleasing, 'The retainage')
}
