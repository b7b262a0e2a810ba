/** How long ago something was saved, short: 'just now', '2 min ago', '3 h ago', then the date. */
export function savedAgo(savedAt: Date, now: Date): string {
  const minutes = Math.floor((now.getTime() - savedAt.getTime()) / 60_000)
  if (minutes < 1) return 'just now'
  if (minutes < 60) return `${minutes} min ago`
  if (minutes < 24 * 60) return `${Math.floor(minutes / 60)} h ago`
  return `on ${savedAt.toLocaleDateString('en-US', { month: 'short', day: 'numeric', year: 'numeric' })}`
}
