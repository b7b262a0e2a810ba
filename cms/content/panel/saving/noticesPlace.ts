/** Where the notices of a form stand. */
export const NOTICES = 'saving-notices'

/** Leads eyes, keys and readers to the notices of the form that was opened last. */
export function toNotices(): void {
  const all = document.querySelectorAll<HTMLElement>(`.${NOTICES}`)
  all[all.length - 1]?.focus()
}
