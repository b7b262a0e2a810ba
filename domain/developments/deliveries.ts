/** Lots by the day they are needed; those without one last. */
export function deliveries<Delivered extends { readonly deliverBy: string }>(lots: readonly Delivered[]): Delivered[] {
  return lots.toSorted((a, b) => Number(a.deliverBy === '') - Number(b.deliverBy === '') || a.deliverBy.localeCompare(b.deliverBy))
}
