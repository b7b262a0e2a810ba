import { type Cents, cents, sumCents } from '@framewell/domain/money/cents'
import { minCents, subtractCents } from '@framewell/domain/money/differences'
import { type AdvanceCut, advanceReversalPosting, cutAdvances } from '@framewell/domain/payments/advanceOutcome'
import type { PayoutAccount } from '@framewell/domain/payments/payoutRun'
import { creditOwnAccount, debitProject } from '@framewell/domain/payments/posting'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { storedCentsSchema } from '../../platform/database/storedCents'
import { transactionOf } from '../../platform/database/transactionOf'
import { nextKey, nthKey } from '../keysOfCause'
import { post } from '../post'
import { lockAnyProject, type StoredProject } from '../projects/findProject'
import { applyCuts, outcomeOfCuts, tellEnded } from './endAdvances'
import { lowerDebt } from './settleAdvances'
import { advanceBooks } from './storedAdvances'
import { writtenOffCents } from './writtenOff'

interface Returned {
  readonly account: PayoutAccount
  /** The shop it was to pay; null for a refund. */
  readonly fabricatorId: string | null
  readonly amountCents: Cents
}

interface ReturnedPayout extends Returned {
  readonly reference: string
  readonly projectId: string
}

/** What a payout that comes back takes back of its shop's early payouts on the project: of open ones first, then of what is owed as debt. */
export async function returnedCuts(
  req: PayloadRequest,
  project: StoredProject,
  { account, fabricatorId, amountCents }: Returned,
): Promise<{ readonly open: readonly AdvanceCut[]; readonly owed: readonly AdvanceCut[] }> {
  if (account !== 'fabricator_payable' || !fabricatorId) return { open: [], owed: [] }
  const open =
    project.fabricatorId === fabricatorId
      ? undone(cutAdvances({ ...(await advanceBooks(req, project)), payableCents: amountCents }, cents(0)))
      : []
  return { open, owed: await debtCuts(req, project, fabricatorId, subtractCents(amountCents, paidOf(open))) }
}

/**
 * A payout to a shop came back and its money is payable again. It first takes back that shop's early payouts on the project, open or owed.
 * The rest is payable to the shop that earned it. It goes into suspense if no phase has earned it (the debt was paid another way), if another
 * shop makes the order now, if the debt was written off, or as far as it is more than the closing of a canceled order says.
 * Call it after the return is posted, with the project locked before it.
 * @returns the IDs of the postings, for undoing the return
 */
export async function endReturnedAdvances(req: PayloadRequest, payout: ReturnedPayout): Promise<number[]> {
  const { projectId, account, fabricatorId, amountCents, reference } = payout
  const project = account === 'fabricator_payable' ? await lockAnyProject(req, projectId) : null
  if (!project || !fabricatorId) return []
  const reason = `Payout ${reference} came back`
  const ofShop = project.fabricatorId === fabricatorId
  const { open, owed } = await returnedCuts(req, project, payout)
  const posted = await applyCuts(req, project, open, reason)
  posted.push(...(await takeOffDebt(req, project, owed)))
  await tellEnded(
    req,
    project,
    { ...outcomeOfCuts([...open, ...owed]), requestEnds: false, shop: ofShop ? project.fabricator : null },
    reason,
  )
  const left = subtractCents(amountCents, paidOf(open), paidOf(owed))
  const isEarned = ofShop && project.completed.length > 0
  const isPayable = isEarned && (await writtenOffCents(req, project.number, fabricatorId)) === 0
  const unclaimed = isPayable ? minCents(left, await beyondClosing(req, project.number)) : left
  if (unclaimed > 0) {
    const { postingId } = await post(req, {
      key: await nextKey(req, 'unclaimed', reference),
      kind: 'payout_unclaimed',
      description: `${reason}: nobody is owed it`,
      entries: [debitProject(project.number, 'fabricator_payable', unclaimed), creditOwnAccount('suspense', unclaimed)],
    })
    posted.push(postingId)
  }
  return posted
}

/** What is payable to the shop of a canceled order and more than its closing says; zero for other orders. */
async function beyondClosing(req: PayloadRequest, number: string): Promise<Cents> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select greatest(0, a.balance_cents - coalesce((p.closing ->> 'shopCents')::bigint, 0)) as beyond
    from payment_projects p join ledger_accounts a on a.project_id = p.number and a.kind = 'fabricator_payable'
    where p.number = ${number} and p.status = 'closed'`)
  return z.object({ beyond: storedCentsSchema }).optional().parse(rows[0])?.beyond ?? cents(0)
}

/** Only what is taken back; what has arrived stays as it is. */
const undone = (cuts: readonly AdvanceCut[]): AdvanceCut[] =>
  cuts.filter(({ undoneCents }) => undoneCents > 0).map((cut) => ({ ...cut, owedCents: cents(0) }))
const paidOf = (cuts: readonly AdvanceCut[]): Cents =>
  sumCents(cuts.map(({ undoneCents, discountCents }) => subtractCents(undoneCents, discountCents)))

const owedRows = z.array(z.object({ id: z.string(), advanceCents: storedCentsSchema, factoringDiscount: z.coerce.number() }))

async function debtCuts(req: PayloadRequest, { id }: StoredProject, shop: string, returned: Cents): Promise<AdvanceCut[]> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select id, owed_cents as "advanceCents", factoring_discount as "factoringDiscount" from factoring_requests
    where project_id = ${id} and fabricator_id = ${shop} and owed_cents > 0 order by decided_at desc, created_at desc, id`)
  const requests = owedRows.parse(rows)
  const advancedCents = sumCents(requests.map(({ advanceCents }) => advanceCents))
  return undone(cutAdvances({ requests, advancedCents, payableCents: returned }, cents(0)))
}

/** @returns the IDs of the postings */
async function takeOffDebt(req: PayloadRequest, { number }: StoredProject, cuts: readonly AdvanceCut[]): Promise<number[]> {
  const posted: number[] = []
  for (const cut of cuts) {
    const { postingId } = await post(req, advanceReversalPosting(await nthKey(req, 'undone', cut.id), number, cut, 'shop_debt'))
    await lowerDebt(req, cut.id, cut.undoneCents)
    posted.push(postingId)
  }
  return posted
}
