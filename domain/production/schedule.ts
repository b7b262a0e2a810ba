import { addBusinessDays, companyDay } from '../dates/businessDays'
import { addWorkDays, deliveredAfter, firstMakingWeek, madeBy, shopLead, workDayFrom } from '../network/leadTime'
import type { RoutingPolicy } from '../network/routingPolicy'
import { MILESTONE_IDS, MILESTONES, type MilestoneId, type MilestoneStatus } from './milestones'
import type { Milestone } from './productionCalls'

/** The milestones of a requested production: none has started, and none has a date before it is confirmed. */
export function requestedMilestones(): Milestone[] {
  return MILESTONES.map(({ id, name }) => ({ id, name, status: 'pending', completedDate: null, estimatedDate: null }))
}

/**
 * The milestones of a production on the day it is confirmed: the first is in progress. Each has the earliest day on which it can be reached by a
 * shop close to the site, as for any order.
 */
export function milestonesFrom(confirmedAt: Date, policy: RoutingPolicy): Milestone[] {
  const days = earliestDays(confirmedAt, policy)
  return MILESTONES.map(({ id, name }, at) => ({
    id,
    name,
    status: at === 0 ? 'in-progress' : 'pending',
    completedDate: null,
    estimatedDate: days[id],
  }))
}

function earliestDays(confirmedAt: Date, policy: RoutingPolicy): Record<MilestoneId, string> {
  const lead = shopLead(policy, 0)
  const week = firstMakingWeek(confirmedAt, policy)
  const starts = workDayFrom(week, lead.closedWeeks)
  const made = madeBy(starts, week, lead)
  return {
    'design-review': addBusinessDays(companyDay(confirmedAt), policy.fundingDays + policy.engineeringDays),
    'framing-scheduled': starts,
    'panels-production': made,
    'shipped-site': addWorkDays(made, lead.packingDays + lead.loadingDays, lead.closedWeeks),
    'ready-install': deliveredAfter(week, lead),
  }
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
