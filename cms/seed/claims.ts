/** Whose word a figure is, where no outside source stands behind it. */
export const COMPANY_CLAIM = 'Company claim for the standard frame'

/** The live pilot as every page tells it. */
export const PILOT_BADGES = ['Live pilot: Phase 1', 'Triplex project', 'Factory in Ohio', 'Status: frame fabrication', '8-week delivery']
