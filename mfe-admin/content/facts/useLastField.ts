import { type FocusEvent, useRef } from 'react'

/** The line or area of text that had the focus last, to put something into it where the cursor was. */
export function useLastField() {
  const last = useRef<HTMLInputElement | HTMLTextAreaElement | null>(null)
  const remember = ({ target }: FocusEvent) => {
    const isLine = target instanceof HTMLInputElement && (target.type === 'text' || target.type === '')
    if (isLine || target instanceof HTMLTextAreaElement) last.current = target
  }
  /** False where no field had the focus. */
  const insert = (words: string): boolean => {
    const field = last.current
    if (!field?.isConnected) return false
    // A number is replaced by a fact: both together would be neither.
    const [start, end] =
      field.inputMode === 'decimal'
        ? [0, field.value.length]
        : [field.selectionStart ?? field.value.length, field.selectionEnd ?? field.value.length]
    field.focus()
    field.setRangeText(words, start, end, 'end')
    field.dispatchEvent(new Event('input', { bubbles: true }))
    return true
  }
  return { remember, insert }
}
