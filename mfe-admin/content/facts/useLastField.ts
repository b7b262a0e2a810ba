import { type FocusEvent, useRef } from 'react'

/** The last focused text field, for inserting something at the cursor. */
export function useLastField() {
  const last = useRef<HTMLInputElement | HTMLTextAreaElement | null>(null)
  const remember = ({ target }: FocusEvent) => {
    const isLine = target instanceof HTMLInputElement && (target.type === 'text' || target.type === '')
    if (isLine || target instanceof HTMLTextAreaElement) last.current = target
  }
  /** False when no field had focus. */
  const insert = (words: string): boolean => {
    const field = last.current
    if (!field?.isConnected) return false
    // A fact replaces a number: the two cannot be combined.
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
