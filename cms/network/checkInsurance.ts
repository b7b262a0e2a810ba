import { companyDay } from '@framewell/domain/dates/businessDays'
import { INSURANCE_PAUSE_REASON, insuranceStep } from '@framewell/domain/network/fabricatorStatus'
import { insuranceEnded, insuranceEnding } from '@framewell/domain/notifications/events/network'
import type { Payload } from 'payload'
import { z } from 'zod'
import { notify } from '../notifications/notify'
import type { Fabricator } from '../payload-types'
import { recordAudit } from '../platform/audit/recordAudit'
import { defineJob } from '../platform/jobs/defineJob'
import { eachInTransaction } from '../platform/jobs/eachInTransaction'
import { lockedRow } from './lockedRow'
import { shopContact } from './shopContact'
import { shopLeft } from './shopLeft'

/** Pauses shops whose insurance has ended and reminds those whose insurance soon ends; each shop in its own transaction. */
export async function checkInsuranceOn(payload: Payload, today: string): Promise<void> {
  const { docs } = await payload.find({
    collection: 'fabricators',
    where: { insuredUntil: { exists: true } },
    select: {},
    limit: 100_000,
    pagination: false,
    // A job has no person whose rights could be checked.
    overrideAccess: true,
  })
  await eachInTransaction(payload, docs, async (req, { id }) => {
    const shop = await lockedRow<Fabricator>(req, 'fabricators', id)
    if (!shop) return
    const facts = { status: shop.status, insuredUntil: shop.insuredUntil ?? null, lastNoticeDays: shop.lastNoticeDays ?? null }
    const step = insuranceStep(facts, today)
    if (!step) return
    const data = step.step === 'pause' ? { status: 'paused', statusReason: INSURANCE_PAUSE_REASON } : { lastNoticeDays: step.noticeDays }
    await req.payload.db.updateOne({ collection: 'fabricators', id, data, req, returning: false })
    if (step.step === 'pause') {
      await shopLeft.get()(req, { fabricator: id, reason: INSURANCE_PAUSE_REASON })
      await recordAudit(req, {
        action: 'fabricator-status',
        subjectType: 'fabricators',
        subjectId: id,
        before: { status: shop.status },
        after: { status: 'paused' },
        reason: INSURANCE_PAUSE_REASON,
      })
    }
    const { insuredUntil } = facts
    if (insuredUntil === null) return
    const facing = { ...(await shopContact(req, shop)), insuredUntil }
    const once = `insurance:${id}:${insuredUntil}:${step.step === 'pause' ? 'pause' : step.noticeDays}`
    if (step.step === 'pause') await notify(req, insuranceEnded, facing, { once })
    else await notify(req, insuranceEnding, { ...facing, daysLeft: step.daysLeft }, { once })
  })
}

export const checkInsurance = defineJob({
  name: 'check-insurance',
  // Each shop is notified once, however often this runs: a process that was down at midnight is an hour late, not a day.
  schedule: '5 * * * *',
  input: z.undefined(),
  run: ({ req }) => checkInsuranceOn(req.payload, companyDay(new Date())),
})
