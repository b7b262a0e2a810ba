/**
 * Marks a server-rendered dialog that opens without an interaction: the page's first script opens it, and its code loads like any other, with
 * the visitor's first touch. A dialog that was closed before then also has CLOSED_EARLY.
 */
export const STARTS_UNPROMPTED = 'data-starts-unprompted'

export const CLOSED_EARLY = 'data-closed-early'
