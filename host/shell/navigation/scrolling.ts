const KEPT = 'framewell.scroll.'

/** Scrolls a new page to its top, smoothly unless the visitor prefers reduced motion. */
export function scrollToTop(): void {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' })
}

export function scrollToHash(hash: string): void {
  const target = document.getElementById(decodeURIComponent(hash.slice(1)))
  if (target) target.scrollIntoView()
  else scrollToTop()
}

/** Saves the scroll position of a history entry. */
export function saveScroll(key: string): void {
  try {
    sessionStorage.setItem(KEPT + key, String(Math.round(window.scrollY)))
  } catch {
    // Storage may be full or blocked; going back then starts at the top.
  }
}

export function savedScroll(key: string): number {
  try {
    return Number(sessionStorage.getItem(KEPT + key) ?? 0)
  } catch {
    return 0
  }
}
