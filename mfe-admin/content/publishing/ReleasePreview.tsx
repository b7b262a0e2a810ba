import { Button } from '@framewell/design-system/elements/button/Button'
import { Dialog } from '@framewell/design-system/elements/dialog/Dialog'
import type { ContentRelease } from '@framewell/domain/content/contentReleases'
import { styled } from 'styled-components'

/** All pages of a release as they will be, side by side. */
export const ReleasePreview = ({ release: { name, documents } }: { release: ContentRelease }) => (
  <Dialog
    size="wide"
    title={`“${name}” as it will be`}
    description="The newest draft of each page. Visitors see none of it yet."
    trigger={<Button size="small">Preview together</Button>}
  >
    <Sheets>
      {documents.map(({ collection, id, title, path }) => {
        const address = `/_preview?collection=${collection}&id=${id}`
        return (
          <figure key={id}>
            <figcaption>
              <strong>{title}</strong> {path}{' '}
              <a href={address} target="_blank" rel="noreferrer">
                Open alone
              </a>
            </figcaption>
            <iframe src={address} title={`Preview of ${title}`} loading="lazy" />
          </figure>
        )
      })}
    </Sheets>
  </Dialog>
)

const Sheets = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr));
  gap: var(--space-4);

  & figure {
    display: grid;
    gap: var(--space-2);
    margin: 0;
    font-size: var(--text-small);
  }
  & iframe {
    width: 100%;
    height: 30rem;
    border: 1px solid var(--color-line);
    background: var(--color-surface);
  }
`
