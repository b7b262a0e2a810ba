import { companyDay } from '@framewell/domain/dates/businessDays'
import { phaseAcceptanceDue, phaseAcceptanceOpen } from '@framewell/domain/notifications/events/payments'
import { acceptanceStep, windowPassedWords } from '@framewell/domain/payments/phaseAcceptance'
import { nextPhase } from '@framewell/domain/payments/phases'
import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { notify } from '../../notifications/notify'
import { transactionOf } from '../../platform/database/transactionOf'
import { defineJob } from '../../platform/jobs/defineJob'
import { eachInTransaction } from '../../platform/jobs/eachInTransaction'
import { billForRelease } from '../billing/billForRelease'
import { projectFacts } from '../moneyChanged'
import { releasePhase } from './completePhase'
import { lockAnyProject } from './findProject'
import { heldBecause, holdRelease, isAcceptable, storeHeld } from './heldRelease'
import { acceptanceEnd, RECORDED } from './nextPhase'
import { phaseOutlook } from './phaseState'

/**
 * Accepts the phases whose window has passed, reminds of those whose window ends within days, and tells the builder of the others. Each project has its own transaction, in
 * which everything is read again under its lock: a second run, at any time, changes nothing. What is refused waits for a later run; missing
 * funds and the limit for releases on credit are stored with the project, and both sides are notified.
 * @param now the moment whose day in the company's time zone counts
 * @returns how many phases were accepted
 */
export async function acceptPhasesOn(payload: Payload, now: Date): Promise<number> {
  const reading = await createLocalReq({}, payload)
  const db = await transactionOf(reading)
  const { rows } = await db.execute(sql`select p.number from ${RECORDED} order by p.number`)
  let accepted = 0
  await eachInTransaction(payload, z.array(z.object({ number: z.string() })).parse(rows), async (req, { number }) => {
    if (await acceptNext(req, number, now)) accepted += 1
  })
  return accepted
}

/** @returns whether the next phase of the project was accepted */
async function acceptNext(req: PayloadRequest, number: string, now: Date): Promise<boolean> {
  const project = await lockAnyProject(req, number)
  const phase = project && nextPhase(project.completed)
  if (!project || !phase) return false
  const outlook = await phaseOutlook(req, project, phase)
  const endsOn = isAcceptable(outlook.refusal) ? await acceptanceEnd(req, project) : null
  const step = endsOn === null ? undefined : acceptanceStep(endsOn, companyDay(now))
  await billForRelease(req, project, now)
  if (project.releaseHeld && step !== 'accept') await storeHeld(req, project, null)
  const { release, owing } = outlook
  if (endsOn === null || release === null) return false
  if (step === undefined) {
    const facts = { ...projectFacts(project), companies: [project.companyId], phase, endsOn, grossCents: release.grossCents }
    const once = `phase-acceptance-open:${number}:${phase}:${endsOn}`
    await notify(req, phaseAcceptanceOpen, { ...facts, fabricator: project.fabricator ?? 'The shop' }, { once })
    return false
  }
  if (step === 'remind') {
    const facts = { ...projectFacts(project), phase, endsOn, fabricator: project.fabricator ?? 'The shop' }
    await notify(req, phaseAcceptanceDue, facts, { once: `phase-acceptance:${number}:${phase}:${endsOn}` })
    return false
  }
  const because = await heldBecause(req, project, outlook, true)
  if (because !== null) {
    await holdRelease(req, project, { phase, because, endsOn, since: now.toISOString(), grossCents: release.grossCents })
    return false
  }
  const words = windowPassedWords(endsOn, project.releasePolicy)
  await releasePhase(req, project, { release, owing }, { phase, by: 'Framewell', notes: words, acceptedBecause: words }, now)
  return true
}

export const acceptPhasesDaily = defineJob({
  name: 'accept-phases',
  // Past the company's midnight.
  schedule: '20 0 * * *',
  input: z.undefined(),
  run: ({ req }) => acceptPhasesOn(req.payload, new Date()),
})
