/** The ID behind a relationship, populated or not. */
export function idOf(related: string | { readonly id: string }): string {
  return typeof related === 'string' ? related : related.id
}
