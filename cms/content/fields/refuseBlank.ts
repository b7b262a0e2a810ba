/**
 * Field validation of a text, or a list of texts, that visitors need: spaces count as nothing.
 * @param said the sentence for editors, given the number of the first blank entry (1 in a single text)
 * @param longest maximum characters of one entry; unlimited without it
 */
export function refuseBlank(said: (entry: number) => string, longest = Number.POSITIVE_INFINITY): (value: unknown) => true | string {
  return (value) => {
    const entries: readonly unknown[] = Array.isArray(value) && value.length > 0 ? value : [value]
    const blank = entries.findIndex((entry) => typeof entry !== 'string' || entry.trim() === '')
    if (blank >= 0) return said(blank + 1)
    return entries.every((entry) => String(entry).length <= longest) || `Use at most ${longest} characters`
  }
}
