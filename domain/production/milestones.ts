/** A production's milestones, in order, by id. */
export const MILESTONES = [
  { id: 'design-review', name: 'Design review' },
  { id: 'framing-scheduled', name: 'Framing scheduled' },
  { id: 'panels-production', name: 'Panels in production' },
  { id: 'shipped-site', name: 'Shipped to site' },
  { id: 'ready-install', name: 'Ready to install' },
] as const
export type MilestoneId = (typeof MILESTONES)[number]['id']
export const MILESTONE_IDS = [
  'design-review',
  'framing-scheduled',
  'panels-production',
  'shipped-site',
  'ready-install',
] as const satisfies readonly MilestoneId[]

/** A production is a request until an operator confirms or declines it. */
export const PRODUCTION_STATUSES = ['requested', 'confirmed', 'declined'] as const
export type ProductionStatus = (typeof PRODUCTION_STATUSES)[number]

export const MILESTONE_STATUSES = ['completed', 'in-progress', 'pending'] as const
export type MilestoneStatus = (typeof MILESTONE_STATUSES)[number]

/** (completed + half of in progress) / all, in percent, rounded. */
export function productionProgress(milestones: readonly { readonly status: MilestoneStatus }[]): number {
  if (milestones.length === 0) return 0
  const points = milestones.reduce((sum, { status }) => sum + (status === 'completed' ? 1 : status === 'in-progress' ? 0.5 : 0), 0)
  return Math.round((points / milestones.length) * 100)
}
