import { Disclosure } from '@framewell/design-system/elements/disclosure/Disclosure'
import { Link } from '@framewell/design-system/elements/link/Link'
import { type PictureUse, pictureUseWords } from '@framewell/domain/content/pictures'
import { styled } from 'styled-components'
import { useContentPlace } from '../useContentPlace'

/** Where a library picture is used; each opens beside the current text. */
export const PictureUses = ({ uses }: { uses: readonly PictureUse[] }) => {
  const { pathOf } = useContentPlace()
  if (uses.length === 0) return <Unused>Not used</Unused>
  return (
    <Disclosure summary={uses.length === 1 ? 'Used in 1 place' : `Used in ${uses.length} places`}>
      <ul>
        {uses.map((use) => (
          <li key={[use.id, use.section, use.place].join(' ')}>
            <Link
              href={
                use.where === 'home-plans'
                  ? `/cms/collections/home-plans/${use.id}`
                  : use.seenIn === 'deleted'
                    ? pathOf({ page: null, status: 'deleted' })
                    : pathOf({ page: use.id, tab: 'content', section: use.section })
              }
              target="_blank"
            >
              {pictureUseWords(use)}
            </Link>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}

const Unused = styled.p`
  padding: var(--space-2);
  color: var(--color-ink-muted);
`
