export function scheduleDrawerSlug(id: unknown): string {
  return `schedule-${String(id)}`
}
