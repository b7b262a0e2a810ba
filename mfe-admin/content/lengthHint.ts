/** A character counter for text that search results truncate: '45/60 characters'; above the limit, a hint. */
export function lengthHint(text: string, { min, max }: { readonly min: number; readonly max: number }) {
  const { length } = text
  return {
    count: `${length}/${max} characters, best are ${min} to ${max}`,
    tooLong: length > max ? `${length - max} over ${max}: search results cut the end off.` : undefined,
  }
}
