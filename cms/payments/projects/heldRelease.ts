import { phaseHeld } from '@framewell/domain/notifications/events/payments'
import type { HeldRelease, HoldReason } from '@framewell/domain/payments/heldRelease'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { notify } from '../../notifications/notify'
import { recordAudit } from '../../platform/audit/recordAudit'
import type { SqlPart } from '../../platform/database/SqlPart'
import { transactionOf } from '../../platform/database/transactionOf'
import { moneyChanged, projectFacts } from '../moneyChanged'
import type { StoredProject } from './findProject'
import { creditRefusal } from './houseCredit'
import type { PhaseOutlook } from './phaseState'

/** SQL: the next phase of a project `p` counts as accepted, and its release was refused. */
export const IS_HELD: SqlPart = sql`coalesce(p.release_held ->> 'phase' = next.phase, false)`

/** Whether a phase can be accepted or disputed, so that its window runs. Missing funds only hold its release. */
export function isAcceptable(refusal: PhaseOutlook['refusal']): boolean {
  return refusal === null || refusal === 'underfunded'
}

/**
 * Why the release of an acceptable phase is refused now; null when it is not.
 * @param isReleasing as for `creditRefusal`
 */
export async function heldBecause(
  req: PayloadRequest,
  project: StoredProject,
  { refusal, drawsCents }: Pick<PhaseOutlook, 'refusal' | 'drawsCents'>,
  isReleasing: boolean,
): Promise<HoldReason | null> {
  if (refusal === 'underfunded') return refusal
  return (await creditRefusal(req, project, drawsCents, isReleasing))?.refusal ?? null
}

/** Stores with a locked project that its release is refused, and notifies both sides once for each reason and window. */
export async function holdRelease(req: PayloadRequest, project: StoredProject, held: HeldRelease): Promise<void> {
  const { releaseHeld, number } = project
  const { phase, because, endsOn } = held
  if (releaseHeld?.phase === phase && releaseHeld.because === because && releaseHeld.endsOn === endsOn) return
  await storeHeld(req, project, held)
  await recordAudit(req, { action: 'phase-held', subjectType: 'payment-projects', subjectId: number, after: { ...held } })
  const facts = { ...projectFacts(project), phase, endsOn, because }
  await notify(req, phaseHeld, facts, { once: `phase-held:${number}:${phase}:${endsOn}:${because}` })
  await moneyChanged(req, project)
}

/** Replaces what is stored about a refused release; null when none is refused. */
export async function storeHeld(req: PayloadRequest, { id }: Pick<StoredProject, 'id'>, held: HeldRelease | null): Promise<void> {
  const db = await transactionOf(req)
  const stored = held === null ? null : JSON.stringify(held)
  await db.execute(sql`update payment_projects set release_held = ${stored}::jsonb, updated_at = now() where id = ${id}`)
}
