export const PAYMENTS_PATH = '/payments'

/** A project's phases, invoices and waivers. */
export function milestonesPath(projectId: string): string {
  return `${PAYMENTS_PATH}?tab=milestones&project=${encodeURIComponent(projectId)}`
}
