/** Named as the source of a figure that has no outside source. */
export const COMPANY_CLAIM = 'Company claim for the standard frame'
/** Construction types of buildings; Type II is of noncombustible materials. */
export const BUILDING_CODE = 'International Building Code, section 602: types of construction'
export const CREDIT_TERMS = 'Framewell credit policy'
export const COMPANY_TARGET = 'Company target'
/** Where the company's own estimate of its market replaces a published one. */
export const COMPANY_ANALYSIS = 'Company estimate, 2025; not a published statistic'
export const COMPANY_PROJECTION = 'Company projection, made from the drivers shown; a plan, not a promise of results'

/** The end of the displayed application deadline, August 4, 2025, in New York: afterwards it is not shown. */
export const APPLICATION_DEADLINE_END = '2025-08-05T04:00:00.000Z'
