import { INSURANCE_PAUSE_REASON, insuranceStep } from '@framewell/domain/network/fabricatorStatus'
import { createLocalReq, type Payload } from 'payload'
import { z } from 'zod'
import { recordAudit } from '../audit/recordAudit'
import { inTransaction } from '../database/inTransaction'
import { defineJob } from '../jobs/defineJob'
import { greeting } from '../notifications/plainWords'
import { queueMail } from '../notifications/queueMail'
import type { Fabricator } from '../payload-types'
import { lockedRow } from './lockedRow'

/** Pauses shops whose insurance has ended and reminds those whose it soon does; each shop in a transaction of its own. */
export async function checkInsuranceOn(payload: Payload, today: string): Promise<void> {
  const { docs } = await payload.find({
    collection: 'fabricators',
    where: { insuredUntil: { exists: true } },
    select: {},
    limit: 100_000,
    pagination: false,
    // A job has no person whose rights could be asked.
    overrideAccess: true,
  })
  for (const { id } of docs) {
    const req = await createLocalReq({}, payload)
    await inTransaction(req, async () => {
      const shop = await lockedRow<Fabricator>(req, 'fabricators', id)
      if (!shop) return
      const facts = { status: shop.status, insuredUntil: shop.insuredUntil ?? null, lastNoticeDays: shop.lastNoticeDays ?? null }
      const step = insuranceStep(facts, today)
      if (!step) return
      const data = step.step === 'pause' ? { status: 'paused', statusReason: INSURANCE_PAUSE_REASON } : { lastNoticeDays: step.noticeDays }
      await req.payload.db.updateOne({ collection: 'fabricators', id, data, req, returning: false })
      if (step.step === 'pause')
        await recordAudit(req, {
          action: 'fabricator-status',
          subjectType: 'fabricators',
          subjectId: id,
          before: { status: shop.status },
          after: { status: 'paused' },
          reason: INSURANCE_PAUSE_REASON,
        })
      if (!shop.contactEmail) return
      const words =
        step.step === 'pause'
          ? `the insurance certificate of ${shop.name} ended on ${facts.insuredUntil}. The shop is paused: no work is routed to it until a valid certificate is accepted.`
          : `the insurance certificate of ${shop.name} ends on ${facts.insuredUntil}, in ${step.daysLeft} days. Send the new one before then, or the shop is paused.`
      await queueMail(req, {
        to: shop.contactEmail,
        subject:
          step.step === 'pause' ? `${shop.name} is paused: insurance has ended` : `${shop.name}: insurance ends in ${step.daysLeft} days`,
        text: [
          greeting(shop.contactName ?? ''),
          words,
          'Upload it on the page of your application, whose address we sent when you applied.',
        ].join('\n\n'),
        dedupKey: `insurance:${id}:${facts.insuredUntil}:${step.step === 'pause' ? 'pause' : step.noticeDays}`,
      })
    })
  }
}

export const checkInsurance = defineJob({
  name: 'check-insurance',
  // Each shop is told once, however often it runs: a process that was down at midnight is an hour late, not a day.
  schedule: '5 * * * *',
  input: z.undefined(),
  run: ({ req }) => checkInsuranceOn(req.payload, new Date().toISOString().slice(0, 10)),
})
