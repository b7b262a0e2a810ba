import { randomUUID } from 'node:crypto'
import { productionStarted } from '@framewell/domain/notifications/events/production'
import type { startProduction as startProductionCall } from '@framewell/domain/production/productionCalls'
import { productionPath } from '@framewell/domain/production/productionPath'
import { requestedMilestones } from '@framewell/domain/production/schedule'
import { agreedPrice } from '@framewell/domain/quotes/agreedPrice'
import { pricePickerEstimate } from '@framewell/domain/quotes/pickerEstimate'
import { currentPriceBook } from '../catalog/priceBooks'
import { env } from '../env'
import { notify } from '../notifications/notify'
import { companyOf } from '../parties/companyOf'
import type { PlanProduction } from '../payload-types'
import { recordAudit } from '../platform/audit/recordAudit'
import { nextNumber } from '../platform/database/nextNumber'
import type { Operation } from '../platform/http/calls/bindCall'
import { fixesCents } from '../quotes/fixesCents'
import { planLayoutOf } from '../quotes/planLayoutOf'
import { refuseLaterSite } from '../quotes/refuseLaterSite'
import { productionLinks } from './productionLinks'
import { productionAnswer } from './storedProduction'

const PRODUCTION_NUMBERS = { prefix: 'P', sequence: 'production_numbers' }

/** Requests a production: recomputes the estimate, stores it with its milestones and mails the private link to a contact, all or nothing. */
export const startProduction: Operation<typeof startProductionCall> = async ({ req, now, refuse }, { total, contact, ...choices }) => {
  const book = await currentPriceBook(req)
  const inputs = { kind: 'picker', answers: choices } as const
  refuseLaterSite(inputs, now)
  const fixes = await fixesCents(req, book, inputs, await planLayoutOf(req, inputs))
  const agreed = agreedPrice(pricePickerEstimate(book, choices, fixes), total)
  if ('refusal' in agreed) throw refuse(agreed.refusal, agreed.more)
  const { lines, totalCents } = agreed.price
  const { docs } = await req.payload.find({
    collection: 'home-plans',
    where: { planId: { equals: choices.planId } },
    select: { name: true },
    overrideAccess: false,
    req,
  })
  const [plan] = docs
  if (!plan) throw refuse('invalidInput', { fields: [{ path: 'planId', message: 'This plan is no longer on offer.' }] })
  const id = randomUUID()
  const token = productionLinks.tokenFor(id)
  const number = await nextNumber(req, PRODUCTION_NUMBERS, now)
  const stored: PlanProduction = await req.payload.db.create({
    collection: 'plan-productions',
    // The link's token is derived from the ID, so the ID comes first.
    customID: id,
    data: {
      number,
      planId: choices.planId,
      planName: plan.name,
      choices,
      lines: [...lines],
      totalCents,
      priceBookVersion: book.version,
      status: 'requested',
      milestones: requestedMilestones(),
      contactName: contact?.name ?? null,
      contactEmail: contact?.email ?? null,
      company: (await companyOf(req, 'builder'))?.id ?? null,
      tokenHash: productionLinks.hashFor(id),
    },
    req,
  })
  await recordAudit(req, {
    action: 'production-start',
    subjectType: 'plan-productions',
    subjectId: id,
    after: { number, planId: choices.planId, totalCents },
  })
  const privateLink = productionPath({ id, planId: choices.planId, token })
  const started = contact && { production: id, number, planName: plan.name, company: null, ...contact }
  const mail = started && (await notify(req, productionStarted, started, { secrets: { link: `${env.SITE_URL}${privateLink}` } }))
  return { production: productionAnswer(stored), token, privateLink, mail }
}
