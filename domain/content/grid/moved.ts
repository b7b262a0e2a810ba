/** The list with one entry moved; unchanged when the target does not exist. */
export function moved<Entry>(entries: readonly Entry[], from: number, to: number): readonly Entry[] {
  const entry = entries[from]
  if (entry === undefined || to < 0 || to >= entries.length) return entries
  const next = entries.filter((_, at) => at !== from)
  next.splice(to, 0, entry)
  return next
}
