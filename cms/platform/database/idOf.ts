/** The id behind a relationship, read with or without the row it points to. */
export function idOf(related: string | { readonly id: string }): string {
  return typeof related === 'string' ? related : related.id
}
