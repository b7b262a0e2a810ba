/** Text typed over a value. */
export interface TypedOver<Value> {
  readonly text: string
  /** The previous value. */
  readonly over: Value | null
}

type Read<Value> = (text: string) => Value | null

/** Whether the text is not a valid value. */
export function isOdd<Value>({ text }: TypedOver<Value>, read: Read<Value>): boolean {
  return text.trim() !== '' && read(text) === null
}

/** The value the text means; the previous value while the text is invalid. */
export function meantBy<Value>(typed: TypedOver<Value>, read: Read<Value>): Value | null {
  return isOdd(typed, read) ? typed.over : read(typed.text)
}

/** The typed text to show for the current value; null when there is none, or when the value changed otherwise. */
export function standingFor<Value>(typed: TypedOver<Value> | null, value: Value | null, read: Read<Value>): TypedOver<Value> | null {
  return typed !== null && meantBy(typed, read) === value ? typed : null
}

/** Starts typing; from now on this is the value that stays. */
export function begun<Value>(typed: TypedOver<Value> | null, value: Value | null, read: Read<Value>): TypedOver<Value> | null {
  const standing = standingFor(typed, value, read)
  return standing && !isOdd(standing, read) ? { ...standing, over: value } : standing
}

/** Message about invalid text, and the value that stays. */
export function oddWords(none: string, stays: string | number | null): string {
  return stays === null ? none : `${none}. Until then ${stays} stays`
}
