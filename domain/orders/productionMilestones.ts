import { companyDay } from '../dates/businessDays'
import { MILESTONES, type MilestoneId } from '../production/milestones'
import type { Milestone } from '../production/productionCalls'
import { hasReached, type OrderStage } from './stages'

/** The order stage that completes each milestone of a plan picker production. No stage proves a design review: an operator records it. */
const COMPLETED_BY: Record<Exclude<MilestoneId, 'design-review'>, OrderStage> = {
  'framing-scheduled': 'fabrication_started',
  'panels-production': 'kit_packaged',
  'shipped-site': 'delivered_to_site',
  'ready-install': 'assembly_scheduled',
}

interface StageTimes {
  readonly stage: OrderStage
  /** ISO times. */
  readonly reachedAt: string | null
  readonly expectedAt: string | null
}

const dayOf = (at: string | null | undefined) => (at ? companyDay(new Date(at)) : null)

/**
 * A production's milestones, derived from its order: the order's stages complete them on their dates, and the first other one is in
 * progress. The design review stays as recorded before the order, or pending without dates.
 * @param designReviewedOn the day an operator recorded the design review, '2026-11-22'; null when nobody did
 */
export function productionMilestones(stage: OrderStage, stages: readonly StageTimes[], designReviewedOn: string | null): Milestone[] {
  const current = MILESTONES.find(({ id }) => id !== 'design-review' && !hasReached(stage, COMPLETED_BY[id]))?.id
  return MILESTONES.map(({ id, name }) => {
    if (id === 'design-review')
      return { id, name, status: designReviewedOn ? 'completed' : 'pending', completedDate: designReviewedOn, estimatedDate: null }
    const times = stages.find((each) => each.stage === COMPLETED_BY[id])
    if (hasReached(stage, COMPLETED_BY[id]))
      return { id, name, status: 'completed', completedDate: dayOf(times?.reachedAt), estimatedDate: null }
    return { id, name, status: id === current ? 'in-progress' : 'pending', completedDate: null, estimatedDate: dayOf(times?.expectedAt) }
  })
}
