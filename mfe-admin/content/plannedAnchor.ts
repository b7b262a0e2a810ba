/** The area with releases, calendar and broken links; the list on a phone links there. */
export const PLANNED = 'planned'
