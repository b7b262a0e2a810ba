/** ID of the element that holds a form's notices. */
export const NOTICES = 'saving-notices'

/** Scrolls to and focuses the notices of the form that was opened last. */
export function toNotices(): void {
  const all = document.querySelectorAll<HTMLElement>(`.${NOTICES}`)
  all[all.length - 1]?.focus()
}
