import { Badge } from '@framewell/design-system/elements/badge/Badge'
import { Button } from '@framewell/design-system/elements/button/Button'
import type { ContentPage, InternalLink } from '@framewell/domain/content/contentPage'
import type { FieldProblems } from '@framewell/domain/content/saving/saveFailure'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useId } from 'react'
import { styled } from 'styled-components'
import { deadLinksQuery, pageListQuery } from './contentQueries'
import { LinkRows } from './LinkRows'
import { linkTargets } from './linkTargets'
import { suggestLinks, targetPath } from './suggestLinks'

interface InternalLinksProps {
  page: ContentPage
  links: readonly InternalLink[]
  problems: FieldProblems
  onChange: (links: InternalLink[]) => void
}

/** Links to other pages of the site, with suggestions from existing pages; links without a target are marked. */
export const InternalLinks = ({ page, links, problems, onChange }: InternalLinksProps) => {
  const call = useGuardedCall()
  const pages = useQuery({ ...pageListQuery(call), select: linkTargets }).data ?? []
  const targets = [
    ...new Set(
      links
        .map(({ targetPage }) => targetPage.trim())
        .filter(Boolean)
        .map(targetPath),
    ),
  ].sort()
  const dead = useQuery(deadLinksQuery(call, targets)).data ?? []
  const listId = useId()
  const noteFor = (target: string) => {
    const path = targetPath(target)
    if (target.trim() === '' || !dead.includes(path)) return null
    const draft = pages.find((other) => other.path === path)
    return <Badge tone="warn">{draft ? `“${draft.title}” is not published` : 'Broken: nothing is at this address'}</Badge>
  }
  const suggested = suggestLinks(page, pages, links)
  return (
    <LinkRows
      field="internalLinks"
      title="Internal links"
      intro="Shown as related pages at the end of the page. 3 to 8 are best."
      targetLabel="Target page"
      suggestions={listId}
      rows={links.map(({ anchor, targetPage }, at) => ({
        anchor,
        target: targetPage,
        error: problems[`internalLinks.${at}.targetPage`] ?? problems[`internalLinks.${at}.anchor`],
        note: noteFor(targetPage),
      }))}
      onChange={(rows) => onChange(rows.map(({ anchor, target }) => ({ anchor, targetPage: target })))}
    >
      <datalist id={listId}>
        {pages
          .filter(({ id, isPublished }) => isPublished && id !== page.id)
          .map(({ id, path, title }) => (
            <option key={id} value={path}>
              {title}
            </option>
          ))}
      </datalist>
      {suggested.length > 0 ? (
        <Suggestions>
          <p>On the same subject</p>
          <ul>
            {suggested.map(({ id, title, path }) => (
              <li key={id}>
                <Button
                  size="small"
                  variant="plain"
                  icon={<Plus />}
                  onClick={() => onChange([...links, { anchor: title, targetPage: path }])}
                >
                  {title}
                </Button>
              </li>
            ))}
          </ul>
        </Suggestions>
      ) : null}
    </LinkRows>
  )
}

const Suggestions = styled.div`
  margin-top: var(--space-5);
  font-size: var(--text-small);

  & > p {
    color: var(--color-ink-muted);
  }
  & > ul {
    display: grid;
    justify-items: start;
    padding: 0;
    list-style: none;
  }
  & button {
    margin-inline-start: calc(-1 * var(--space-3));
    text-align: start;
  }
`
