/** Words that are typed over a value. */
export interface TypedOver<Value> {
  readonly text: string
  /** The value that stood there before. */
  readonly over: Value | null
}

type Read<Value> = (text: string) => Value | null

/** Whether the words are none of the values that may stand there. */
export function isOdd<Value>({ text }: TypedOver<Value>, read: Read<Value>): boolean {
  return text.trim() !== '' && read(text) === null
}

/** What the words mean; while that is nothing, the value before them stays. */
export function meantBy<Value>(typed: TypedOver<Value>, read: Read<Value>): Value | null {
  return isOdd(typed, read) ? typed.over : read(typed.text)
}

/** The words that stand for a value as it is now; null where there are none, or it was changed otherwise since. */
export function standingFor<Value>(typed: TypedOver<Value> | null, value: Value | null, read: Read<Value>): TypedOver<Value> | null {
  return typed !== null && meantBy(typed, read) === value ? typed : null
}

/** Somebody begins to type: from here on it is this value that stays. */
export function begun<Value>(typed: TypedOver<Value> | null, value: Value | null, read: Read<Value>): TypedOver<Value> | null {
  const standing = standingFor(typed, value, read)
  return standing && !isOdd(standing, read) ? { ...standing, over: value } : standing
}

/** Said of odd words, and of the value that stays. */
export function oddWords(none: string, stays: string | number | null): string {
  return stays === null ? none : `${none}. Until then ${stays} stays`
}
