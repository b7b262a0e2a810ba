interface Option<Value extends string> {
  value: Value
  label: string
}

/** Values as a choice between them, in their order. @param words of each: a record, or what finds them; the value itself unless given */
export function optionsOf<const Value extends string>(
  values: readonly Value[],
  words: Readonly<Record<Value, string>> | ((value: Value) => string) = (value) => value,
): Option<Value>[] {
  return values.map((value) => ({ value, label: typeof words === 'function' ? words(value) : words[value] }))
}
