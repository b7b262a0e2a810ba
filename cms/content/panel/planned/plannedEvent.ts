/** A window event: something was scheduled or withdrawn. */
export const PLANNED_EVENT = 'framewell:planned'
