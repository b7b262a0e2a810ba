/**
 * Marks a server-rendered dialog that opens without an interaction: the page's first script opens it, and its code loads like any other, with
 * the visitor's first touch. A dialog that was closed before then also has CLOSED_EARLY.
 */
export const STARTS_UNPROMPTED = 'data-starts-unprompted'

/** Marks a button of such a dialog that only closes it: a press closes it at once, before its code loads. */
export const CLOSES = 'data-closes'

export const CLOSED_EARLY = 'data-closed-early'
