/** Pixels between button and bubble, and between bubble and window edge. */
const GAP = 8
const EDGE = 12

/** Positions a tooltip's bubble above its button, or below without room, within the window; the arrow points at the button's center. */
export function placeBubble({ trigger, bubble }: { trigger: HTMLElement; bubble: HTMLElement }): void {
  const { top, bottom, left, width } = trigger.getBoundingClientRect()
  const { offsetWidth, offsetHeight } = bubble
  const above = top - GAP - offsetHeight
  const isBelow = above < EDGE
  const middle = left + width / 2
  const start = Math.max(EDGE, Math.min(middle - offsetWidth / 2, document.documentElement.clientWidth - offsetWidth - EDGE))
  bubble.dataset.side = isBelow ? 'below' : 'above'
  bubble.style.top = `${isBelow ? bottom + GAP : above}px`
  bubble.style.left = `${start}px`
  bubble.style.setProperty('--arrow-at', `${middle - start}px`)
}
