import { companyDay, dayFrom } from '../dates/businessDays'
import { MILESTONE_IDS, MILESTONES, type MilestoneId, type MilestoneStatus } from './milestones'
import type { Milestone } from './productionCalls'

/**
 * Share of the plan's delivery time after which each milestone is expected; the last two complete the delivery weeks. Our own judgment,
 * shown as estimates.
 */
const EXPECTED_AFTER: Record<MilestoneId, number> = {
  'design-review': 0.15,
  'framing-scheduled': 0.3,
  'panels-production': 0.75,
  'shipped-site': 0.95,
  'ready-install': 1,
}

/** The milestones of a requested production: none has started, and none has a date before it is confirmed. */
export function requestedMilestones(): Milestone[] {
  return MILESTONES.map(({ id, name }) => ({ id, name, status: 'pending', completedDate: null, estimatedDate: null }))
}

/** The milestones of a production on the day it is confirmed: the first is in progress, each with its estimated date. */
export function milestonesFrom(confirmedAt: Date, estimatedTimeWeeks: number): Milestone[] {
  return MILESTONES.map(({ id, name }, at) => ({
    id,
    name,
    status: at === 0 ? 'in-progress' : 'pending',
    completedDate: null,
    estimatedDate: dayFrom(confirmedAt, Math.round(EXPECTED_AFTER[id] * estimatedTimeWeeks * 7)),
  }))
}

/**
 * Moves one milestone forward. Completing it starts the next one.
 * @returns undefined when an earlier milestone is not completed, or this one is already further
 */
export function moveMilestone(
  milestones: readonly Milestone[],
  id: MilestoneId,
  status: Exclude<MilestoneStatus, 'pending'>,
  today: Date,
  estimatedDate?: string,
): Milestone[] | undefined {
  const at = MILESTONE_IDS.indexOf(id)
  const current = milestones[at]
  if (!current || current.status === 'completed') return undefined
  if (milestones.slice(0, at).some((milestone) => milestone.status !== 'completed')) return undefined
  return milestones.map((milestone, index) => {
    if (index === at && status === 'completed') return { ...milestone, status, completedDate: companyDay(today), estimatedDate: null }
    if (index === at) return { ...milestone, status, estimatedDate: estimatedDate ?? milestone.estimatedDate }
    if (index === at + 1 && status === 'completed')
      return { ...milestone, status: 'in-progress', estimatedDate: estimatedDate ?? milestone.estimatedDate }
    return milestone
  })
}
