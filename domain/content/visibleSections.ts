/** Whether an item is still shown: until its end, and always without one. An unreadable date shows it. */
export function isShownAt(showUntil: string | null | undefined, now: number): boolean {
  return !showUntil || !(Date.parse(showUntil) <= now)
}

/** The sections shown at a moment. */
export function visibleSections<Section extends { readonly showUntil?: string | null | undefined }>(
  sections: readonly Section[],
  now: number,
): Section[] {
  return sections.filter(({ showUntil }) => isShownAt(showUntil, now))
}

/** The next moment at which a visible item disappears; Infinity without one. */
export function nextEnd(ends: readonly (string | null | undefined)[], now: number): number {
  return Math.min(Number.POSITIVE_INFINITY, ...ends.flatMap((end) => (end && Date.parse(end) > now ? [Date.parse(end)] : [])))
}
