/** A company may order its own sources, and unclaimed ones opened by their private link. */
export function mayOrder(owner: string | { readonly id: string } | null | undefined, companyId: string, opened: boolean): boolean {
  if (!owner) return opened
  return (typeof owner === 'string' ? owner : owner.id) === companyId
}
