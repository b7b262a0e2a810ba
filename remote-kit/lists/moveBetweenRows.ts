import type { KeyboardEvent } from 'react'

/** Arrow keys move to the next or previous row's open button; Enter opens it. */
export function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  const ways = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-open-row]')]
  const at = event.target instanceof HTMLElement ? ways.indexOf(event.target) : -1
  const next = step === 0 || at < 0 ? undefined : ways[at + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}
