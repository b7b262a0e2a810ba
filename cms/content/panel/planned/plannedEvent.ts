/** Told on the window: something was scheduled, or taken back. */
export const PLANNED_EVENT = 'framewell:planned'
