/**
 * Marks server-rendered content that opens or changes without an interaction: its code loads as soon as the page does, instead of with the
 * visitor's first touch.
 */
export const STARTS_UNPROMPTED = 'data-starts-unprompted'
