const KEPT = 'framewell.scroll.'

/** A new page starts at its top: smoothly, unless motion is unwanted. */
export function scrollToTop(): void {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' })
}

export function scrollToHash(hash: string): void {
  const target = document.getElementById(decodeURIComponent(hash.slice(1)))
  if (target) target.scrollIntoView()
  else scrollToTop()
}

/** Remembers how far a history entry was scrolled. */
export function saveScroll(key: string): void {
  try {
    sessionStorage.setItem(KEPT + key, String(Math.round(window.scrollY)))
  } catch {
    // Storage may be full or forbidden; then going back starts at the top.
  }
}

export function savedScroll(key: string): number {
  try {
    return Number(sessionStorage.getItem(KEPT + key) ?? 0)
  } catch {
    return 0
  }
}
