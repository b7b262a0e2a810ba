/** The part of the screen with releases, calendar and broken links; a phone's list leads there. */
export const PLANNED = 'planned'
