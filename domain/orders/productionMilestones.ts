import { MILESTONES, type MilestoneId } from '../production/milestones'
import type { Milestone } from '../production/productionCalls'
import { hasReached, type OrderStage } from './stages'

/** The stage of an order that completes each milestone of the plan picker's production. */
const COMPLETED_BY: Record<MilestoneId, OrderStage> = {
  'design-review': 'order_placed',
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

const dayOf = (at: string | null | undefined) => at?.slice(0, 10) ?? null

/** A production's milestones as a projection of its order [Q9]: completed by the order's stages, on their days; the first that is not is in progress. */
export function productionMilestones(stage: OrderStage, stages: readonly StageTimes[]): Milestone[] {
  const current = MILESTONES.find(({ id }) => !hasReached(stage, COMPLETED_BY[id]))?.id
  return MILESTONES.map(({ id, name }) => {
    const times = stages.find((each) => each.stage === COMPLETED_BY[id])
    if (hasReached(stage, COMPLETED_BY[id]))
      return { id, name, status: 'completed', completedDate: dayOf(times?.reachedAt), estimatedDate: null }
    return { id, name, status: id === current ? 'in-progress' : 'pending', completedDate: null, estimatedDate: dayOf(times?.expectedAt) }
  })
}
