import { PHASE_STAGES, PHASES, type Phase } from '@framewell/domain/payments/phases'
import { type PhaseRefusal, type PhaseRelease, phaseRefusal, phaseRelease } from '@framewell/domain/payments/releasePhase'
import { missingWaivers, neededWaivers, waiverWords } from '@framewell/domain/payments/waivers'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { transactionOf } from '../../database/transactionOf'
import { signedWaivers } from '../billing/signedWaivers'
import { orderReached } from '../orderSeam'
import { balancesOf } from './balances'
import type { StoredProject } from './findProject'

export interface PhaseOutlook {
  readonly release: PhaseRelease
  /** Null when the phase can complete now. */
  readonly refusal: PhaseRefusal | 'projectClosed' | null
  /** Waivers that are missing, in words. */
  readonly missing: readonly string[]
}

/** What completing a phase would move, and whether it may: the same for the preview and for the deed. */
export async function phaseOutlook(req: PayloadRequest, project: StoredProject, phase: Phase): Promise<PhaseOutlook> {
  const { advance, escrow } = await balancesOf(req, project.number)
  const release = phaseRelease(project.priceCents, phase, project.releasePolicy, advance, project.refundedCents)
  const missing = missingWaivers(neededWaivers(phase, await paidPhases(req, project.id)), await signedWaivers(req, project.id))
  const state = {
    completed: project.completed,
    stageReached: await orderReached(req, project.number, PHASE_STAGES[phase]),
    disputeOpen: project.openDispute !== null,
    waiversComplete: missing.length === 0,
    escrowCents: escrow,
  }
  const refusal = project.status === 'active' ? (phaseRefusal(phase, state, release) ?? null) : 'projectClosed'
  return { release, refusal, missing: missing.map(waiverWords) }
}

/** Phases whose payout a statement has shown. */
export async function paidPhases(req: PayloadRequest, projectId: string): Promise<Phase[]> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select distinct jsonb_array_elements_text(phases) as phase from payouts where project_id = ${projectId} and status = 'settled'`)
  const paid = z.array(z.object({ phase: z.enum(PHASES) })).parse(rows)
  return PHASES.filter((phase) => paid.some((row) => row.phase === phase))
}
