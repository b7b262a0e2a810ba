/** Shown beside both totals when the submitted one is not the server's; `expected.total` of the problem is the right one, in dollars. */
export const TOTAL_CHANGED = 'Prices changed since you opened this page. Check the new total and submit again.'
