const EDGES = ['bottom', 'top'] as const

/**
 * Positions the toast viewport so that it covers neither the pressed element nor the bar of buttons and total at the bottom. Above such a
 * bar it uses the top edge first, away from the total.
 */
export function placeToast(viewport: HTMLElement): void {
  const bar = document.querySelector('[data-sticky-foot]')?.getBoundingClientRect()
  const covered = bar ? Math.max(0, innerHeight - bar.top) : 0
  viewport.style.setProperty('--toast-lift', `${Math.min(covered, innerHeight / 2)}px`)
  const pressed = pressedArea()
  for (const edge of bar ? EDGES.toReversed() : EDGES) {
    viewport.dataset.edge = edge
    if (!pressed || !overlap(viewport.getBoundingClientRect(), pressed)) return
  }
}

/** For an option, the whole card. */
function pressedArea(): DOMRect | null {
  const active = document.activeElement
  return active && active !== document.body ? (active.closest('label') ?? active).getBoundingClientRect() : null
}

const overlap = (a: DOMRect, b: DOMRect) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
