/**
 * Shown beside both totals when the submitted one differs from the server's; the problem's `expected.total` is the right one, in dollars.
 */
export const TOTAL_CHANGED = 'Prices changed since you opened this page. Check the new total and submit again.'
