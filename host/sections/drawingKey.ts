/** Ways a plan's frame is drawn: 'hero' from a corner with its measures, 'card' without, 'elevation' from the front with them. */
export type PlanView = 'hero' | 'card' | 'elevation'

/** The name of a plan's drawing among a page's drawings. */
export function planKey(view: PlanView, planId: string): string {
  return `${view}:${planId}`
}

/** The name of a detail that belongs to no plan. */
export function detailKey(subject: 'wallPanel' | 'profiles'): string {
  return `detail:${subject}`
}
