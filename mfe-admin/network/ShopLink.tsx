import { Link } from '@framewell/design-system/elements/link/Link'

/** Leads to the shop's own record, which stands in the list when it is searched for. */
export const ShopLink = ({ id, name }: { id: string; name: string }) => (
  <Link href={`/admin-dashboard?${new URLSearchParams({ tab: 'fabricators', search: name.slice(0, 100), shop: id })}`}>{name}</Link>
)
