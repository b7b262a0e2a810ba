import { Link } from '@framewell/design-system/elements/link/Link'
import type { BrokenLink } from '@framewell/domain/content/siteChecks'
import { useContentPlace } from './useContentPlace'

/** Leads to where something stands: the section on this screen, or the panel's form for menus and settings. */
export const PlaceLink = ({ at: { where, id, title, section } }: { at: Pick<BrokenLink, 'where' | 'id' | 'title' | 'section'> }) => {
  const { pathOf } = useContentPlace()
  return <Link href={id === null ? `/cms/globals/${where}` : pathOf({ page: id, tab: 'content', section })}>{title}</Link>
}
