import type { KeyboardEvent } from 'react'

/** Arrows go to the next or the last row's way in; Enter opens it, as a button does. */
export function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  const ways = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-open-row]')]
  const at = event.target instanceof HTMLElement ? ways.indexOf(event.target) : -1
  const next = step === 0 || at < 0 ? undefined : ways[at + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}
