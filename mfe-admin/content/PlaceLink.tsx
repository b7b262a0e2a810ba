import { Link } from '@framewell/design-system/elements/link/Link'
import { type BrokenLink, globalFormHref, partOf } from '@framewell/domain/content/siteChecks'
import { useContentPlace } from './useContentPlace'

interface PlaceLinkProps {
  at: Pick<BrokenLink, 'where' | 'id' | 'title' | 'section' | 'place' | 'field'>
  deleted?: boolean
}

/** Links to where a text is edited: a section or tab on this screen, the trash, or the panel's form for menus and settings. */
export const PlaceLink = ({ at, deleted = false }: PlaceLinkProps) => {
  const { id, title, section } = at
  const { pathOf } = useContentPlace()
  const here = deleted ? pathOf({ page: null, status: 'deleted' }) : pathOf({ page: id, tab: partOf(at), section })
  return <Link href={id === null ? globalFormHref(at) : here}>{title}</Link>
}
