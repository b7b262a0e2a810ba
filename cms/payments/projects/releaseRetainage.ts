import { companyDay } from '@framewell/domain/dates/businessDays'
import type { Cents } from '@framewell/domain/money/cents'
import { retainageHeld, retainageReleased } from '@framewell/domain/notifications/events/payments'
import { earnedParts } from '@framewell/domain/payments/earned'
import type { releaseRetainage as releaseRetainageCall } from '@framewell/domain/payments/projectCalls'
import { retainagePosting } from '@framewell/domain/payments/releasePhase'
import { type RetainageHold, retainageRefusal } from '@framewell/domain/payments/retainage'
import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { z } from 'zod'
import { notify } from '../../notifications/notify'
import { recordAudit } from '../../platform/audit/recordAudit'
import { transactionOf } from '../../platform/database/transactionOf'
import type { Operation } from '../../platform/http/calls/bindCall'
import { defineJob } from '../../platform/jobs/defineJob'
import { eachInTransaction } from '../../platform/jobs/eachInTransaction'
import { endAdvances } from '../factoring/endAdvances'
import { settleAdvances } from '../factoring/settleAdvances'
import { owingOf } from '../factoring/storedAdvances'
import { moneyChanged, projectFacts } from '../moneyChanged'
import { post } from '../post'
import { balancesOf } from './balances'
import { sweepFee } from './closeProject'
import { lockAnyProject, lockProject, type StoredProject, sideOf, viewOf } from './findProject'
import { projectAnswer } from './getPaymentProject'
import { retainageCreditRefusal } from './houseCredit'
import { retainageOutlook } from './phaseState'
import { shopRetainage } from './storedContract'

/** Releases retainage to the shop: the builder accepts early, or an operator after the window. */
export const releaseRetainage: Operation<typeof releaseRetainageCall> = async ({ req, refuse, now }, { projectId, notes }) => {
  const project = await lockProject(req, projectId)
  if (!project) throw refuse('unknownProject')
  const accepted = (await sideOf(req, project)) === 'builder'
  const refusal = retainageRefusal(project, companyDay(now), accepted)
  if (refusal) throw refuse(refusal)
  const { unsigned, missing } = await retainageOutlook(req, project)
  if (unsigned) throw refuse(unsigned, { detail: `${missing.join('. ')}.` })
  const onCredit = await retainageCreditRefusal(req, project, true)
  if (onCredit) throw refuse(onCredit.refusal, (await viewOf(req, project)) === null ? { detail: onCredit.detail } : {})
  await handOver(req, project, accepted ? `Accepted by the builder. ${notes}`.trim() : notes)
  const released = await lockProject(req, projectId)
  if (!released) throw refuse('unknownProject')
  return { project: await projectAnswer(req, released, now) }
}

/** Posts the release, earns the margin and completes the project. */
export async function handOver(req: PayloadRequest, project: StoredProject, notes: string): Promise<void> {
  const { retainage } = await balancesOf(req, project.number)
  const owing = await owingOf(req, project)
  const shopCents = shopRetainage(project, retainage)
  if (retainage > 0) await post(req, retainagePosting(project.number, retainage, shopCents, owing))
  const { debtCents, netCents } = earnedParts(shopCents, owing)
  await settleAdvances(req, project, debtCents)
  await completeProject(req, project, netCents)
  await recordAudit(req, {
    action: 'retainage-release',
    subjectType: 'payment-projects',
    subjectId: project.number,
    after: { retainageCents: retainage, shopCents, notes },
  })
  const { companyId, fabricatorCompanyId } = project
  const facts = { ...projectFacts(project), fabricator: project.fabricator ?? 'the shop' }
  await notify(req, retainageReleased, { ...facts, companies: [companyId], retainageCents: retainage })
  if (fabricatorCompanyId && fabricatorCompanyId !== companyId)
    await notify(req, retainageReleased, { ...facts, companies: [fabricatorCompanyId], retainageCents: shopCents })
  await moneyChanged(req, project)
}

/**
 * Nothing is held any more: the margin is earned and the project complete. The shop owes what was not repaid of early payouts. A later decision
 * of a dispute leaves the first day and payment.
 * @param netCents what the retainage pays the shop
 */
export async function completeProject(req: PayloadRequest, { id, number }: StoredProject, netCents: Cents): Promise<void> {
  await sweepFee(req, number)
  const db = await transactionOf(req)
  await db.execute(sql`
    update payment_projects set status = 'completed', retainage_released_at = coalesce(retainage_released_at, now()),
      retainage_net_cents = case when retainage_released_at is null then ${netCents} else retainage_net_cents end, updated_at = now() where id = ${id}`)
  await endAdvances(req, number, { reason: 'The project is complete' })
}

/** Releases what is due by date; each project in its own transaction. */
export async function releaseRetainageOn(payload: Payload, today: string): Promise<number> {
  const { rows } = await payload.db.pool.query(
    `select number from payment_projects where status = 'active' and delivered_on is not null and retainage_released_at is null order by delivered_on`,
  )
  let released = 0
  await eachInTransaction(payload, z.array(z.object({ number: z.string() })).parse(rows), async (req, { number }) => {
    const project = await lockAnyProject(req, number)
    if (!project || retainageRefusal(project, today, false)) return
    const { unsigned, missing } = await retainageOutlook(req, project)
    if (unsigned) return tellHeld(req, project, unsigned, missing)
    const onCredit = await retainageCreditRefusal(req, project, true)
    if (onCredit) return tellHeld(req, project, onCredit.refusal)
    await handOver(req, project, 'The acceptance window has passed.')
    released++
  })
  return released
}

/** Once for each project and reason, and whenever other waivers or forms are missing: later runs try again. */
async function tellHeld(
  req: PayloadRequest,
  project: StoredProject,
  because: RetainageHold,
  missing: readonly string[] = [],
): Promise<void> {
  const once = ['retainage-held', project.number, because, ...missing].join(':')
  await notify(req, retainageHeld, { ...projectFacts(project), because, missing: [...missing] }, { once })
  await moneyChanged(req, project)
}

export const releaseRetainageDaily = defineJob({
  name: 'release-retainage',
  schedule: '10 0 * * *',
  input: z.undefined(),
  run: ({ req }) => releaseRetainageOn(req.payload, companyDay(new Date())),
})
