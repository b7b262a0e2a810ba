import { Link } from '@framewell/design-system/elements/link/Link'

/** Links to the shop's record by searching the list for it. */
export const ShopLink = ({ id, name }: { id: string; name: string }) => (
  <Link href={`/admin-dashboard?${new URLSearchParams({ tab: 'fabricators', search: name.slice(0, 100), shop: id })}`}>{name}</Link>
)
