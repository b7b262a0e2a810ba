import { Link } from '@framewell/design-system/elements/link/Link'
import { type BrokenLink, globalFormHref, partOf } from '@framewell/domain/content/siteChecks'
import { useContentPlace } from './useContentPlace'

/** Links to where a text is edited: a section or tab on this screen, or the panel's form for menus and settings. */
export const PlaceLink = ({ at }: { at: Pick<BrokenLink, 'where' | 'id' | 'title' | 'section' | 'place' | 'field'> }) => {
  const { id, title, section } = at
  const { pathOf } = useContentPlace()
  return <Link href={id === null ? globalFormHref(at) : pathOf({ page: id, tab: partOf(at), section })}>{title}</Link>
}
