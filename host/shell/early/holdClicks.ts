import { CLOSES } from '@framewell/design-system/foundation/startsUnprompted'

/** A click or submit in an area that is not hydrated yet. */
export interface HeldClick {
  readonly target: HTMLElement
  readonly submitter?: HTMLElement | null
}

declare global {
  var framewellHeld: HeldClick[] | undefined
}

/**
 * Inline in the head: holds clicks and submits in server-rendered areas until their code loads (see federation/early). Links work at once,
 * as do native interactions (typing, checking, opening).
 */
export const holdClicks = `(() => {
const held = window.framewellHeld = []
const hold = (event, target, submitter) => {
  event.preventDefault()
  event.stopImmediatePropagation()
  if (held.some((press) => press.target === target)) return
  held.push({ target, submitter })
  target.setAttribute('data-held', '')
}
const asleep = (target) => target instanceof Element && target.closest('[data-area]:not([data-alive])')
addEventListener('click', (event) => {
  if (!asleep(event.target)) return
  const control = event.target.closest('a[href],button,[role=button],[role=tab],[role=switch],input[type=submit]')
  if (!control || control.matches('a[href]')) return
  if (control.matches('[${CLOSES}]')) control.closest('dialog').close()
  hold(event, control)
}, true)
addEventListener('submit', (event) => {
  if (asleep(event.target)) hold(event, event.target, event.submitter)
}, true)
})()`
