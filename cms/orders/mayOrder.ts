/** A company's own, or nobody's yet and opened by its private link. */
export function mayOrder(owner: string | { readonly id: string } | null | undefined, companyId: string, opened: boolean): boolean {
  if (!owner) return opened
  return (typeof owner === 'string' ? owner : owner.id) === companyId
}
