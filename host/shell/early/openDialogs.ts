import { CLOSED_EARLY, STARTS_UNPROMPTED } from '@framewell/design-system/foundation/startsUnprompted'

/** Opens server-rendered dialogs that open by themselves, before their code loads, and remembers that the visitor closed one. */
export function openDialogs(): void {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>(`dialog[${STARTS_UNPROMPTED}]`)) {
    dialog.showModal()
    dialog.addEventListener('close', () => dialog.setAttribute(CLOSED_EARLY, ''), { once: true })
  }
}
