import type { ExternalLink } from '@framewell/domain/content/contentPage'
import type { FieldProblems } from '@framewell/domain/content/saving/saveFailure'
import { isSourceAddress } from '@framewell/domain/content/sourceLinks'
import { LinkRows } from './LinkRows'

interface ExternalLinksProps {
  links: readonly ExternalLink[]
  problems: FieldProblems
  onChange: (links: ExternalLink[]) => void
}

/** Links to sources on other sites. Their format is validated; they are never fetched from here. */
export const ExternalLinks = ({ links, problems, onChange }: ExternalLinksProps) => (
  <LinkRows
    field="externalLinks"
    title="Authority links"
    intro="Shown as sources at the end of the page. 1 to 3 are best."
    targetLabel="URL"
    rows={links.map(({ anchor, url }, at) => ({
      anchor,
      target: url,
      error: problems[`externalLinks.${at}.url`] ?? problems[`externalLinks.${at}.anchor`] ?? addressError(url),
    }))}
    onChange={(rows) => onChange(rows.map(({ anchor, target }) => ({ anchor, url: target })))}
  />
)

/** The error of a partly typed URL. */
function addressError(url: string): string | undefined {
  return url === '' || isSourceAddress(url) ? undefined : 'Use a full https:// address'
}
