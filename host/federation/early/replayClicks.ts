import type { HeldClick } from '../../shell/early/holdClicks'

/** The events of one click, in order. Some components act on the first, others on the last. */
const PRESS = [
  ['pointerdown', PointerEvent],
  ['mousedown', MouseEvent],
  ['pointerup', PointerEvent],
  ['mouseup', MouseEvent],
] as const

/** Replays the clicks made in an area before hydration, in order. */
export function replayClicks(container: HTMLElement): void {
  const held = globalThis.framewellHeld ?? []
  const ours = held.filter(({ target }) => container.contains(target))
  for (const press of ours) held.splice(held.indexOf(press), 1)
  for (const press of ours) {
    press.target.removeAttribute('data-held')
    if (press.target.isConnected) act(press)
  }
}

function act({ target, submitter }: HeldClick): void {
  if (target instanceof HTMLFormElement) {
    target.requestSubmit(submitter ?? null)
    return
  }
  const facts = { bubbles: true, cancelable: true, button: 0, detail: 1 }
  for (const [name, Kind] of PRESS) {
    target.dispatchEvent(new Kind(name, { ...facts, ...(Kind === PointerEvent ? { pointerType: 'mouse', isPrimary: true } : {}) }))
  }
  target.click()
}
