/** Text typed over a value. */
export interface PendingInput<Value> {
  readonly text: string
  /** The previous value. */
  readonly over: Value | null
}

type Read<Value> = (text: string) => Value | null

/** Whether the text is not a valid value. */
export function isInvalidInput<Value>({ text }: PendingInput<Value>, read: Read<Value>): boolean {
  return text.trim() !== '' && read(text) === null
}

/** The value the text means; the previous value while the text is invalid. */
export function inputValueOf<Value>(typed: PendingInput<Value>, read: Read<Value>): Value | null {
  return isInvalidInput(typed, read) ? typed.over : read(typed.text)
}

/** The typed text to show for the current value; null when there is none, or when the value changed otherwise. */
export function shownInput<Value>(typed: PendingInput<Value> | null, value: Value | null, read: Read<Value>): PendingInput<Value> | null {
  return typed !== null && inputValueOf(typed, read) === value ? typed : null
}

/** Starts typing; from now on this is the value that stays. */
export function begun<Value>(typed: PendingInput<Value> | null, value: Value | null, read: Read<Value>): PendingInput<Value> | null {
  const standing = shownInput(typed, value, read)
  return standing && !isInvalidInput(standing, read) ? { ...standing, over: value } : standing
}

/** Message about invalid text, and the value that stays. */
export function invalidInputText(none: string, stays: string | number | null): string {
  return stays === null ? none : `${none}. Until then ${stays} stays`
}
