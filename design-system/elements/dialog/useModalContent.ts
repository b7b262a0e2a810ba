import { type FormEvent, useRef } from 'react'
import { useReturnFocus } from './useReturnFocus'

const CHOSEN = ['search', 'radio', 'checkbox', 'range']

/** Fields in which people write something of their own. What is searched for or chosen is quickly entered again. */
const isWritten = (field: EventTarget): field is HTMLInputElement | HTMLTextAreaElement =>
  field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && !CHOSEN.includes(field.type) && field.role !== 'combobox')

/**
 * What the content of a dialog or a drawer does on its own: it returns focus, and a stray press beside it doesn't close it while something
 * typed would be lost. Escape and the close button always do.
 */
export function useModalContent(hasTrigger: boolean) {
  const typed = useRef(new Set<HTMLInputElement | HTMLTextAreaElement>())
  const { onOpenAutoFocus, onCloseAutoFocus } = useReturnFocus(hasTrigger)
  return {
    onOpenAutoFocus: () => {
      typed.current.clear()
      onOpenAutoFocus()
    },
    onCloseAutoFocus,
    onInput: ({ target }: FormEvent) => {
      if (isWritten(target)) typed.current.add(target)
    },
    onInteractOutside: (event: Event) => {
      if ([...typed.current].some((field) => field.isConnected && field.value.trim() !== '')) event.preventDefault()
    },
  }
}
