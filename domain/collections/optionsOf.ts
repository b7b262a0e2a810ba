interface Option<Value extends string> {
  value: Value
  label: string
}

/** Values as select options, in order. @param words labels: a record or a function; the value itself by default */
export function optionsOf<const Value extends string>(
  values: readonly Value[],
  words: Readonly<Record<Value, string>> | ((value: Value) => string) = (value) => value,
): Option<Value>[] {
  return values.map((value) => ({ value, label: typeof words === 'function' ? words(value) : words[value] }))
}
