import { Button } from '@framewell/design-system/elements/button/Button'
import { Dialog } from '@framewell/design-system/elements/dialog/Dialog'
import { SelectField } from '@framewell/design-system/elements/select-field/SelectField'
import type { ContentRelease } from '@framewell/domain/content/contentReleases'
import { useState } from 'react'
import { styled } from 'styled-components'

const WIDTHS = ['phone', 'screen'] as const

/** All pages of a release as they will be, side by side. The width selector comes first: a focused frame would swallow Escape. */
export const ReleasePreview = ({ release: { name, documents } }: { release: ContentRelease }) => {
  const [width, setWidth] = useState<(typeof WIDTHS)[number]>('phone')
  return (
    <Dialog
      size="wide"
      title={`“${name}” as it will be`}
      description="The newest draft of each page. Visitors see none of it yet."
      trigger={<Button size="small">Preview together</Button>}
    >
      <SelectField
        size="small"
        label="Width"
        options={[
          { value: 'phone', label: 'Phone, side by side' },
          { value: 'screen', label: 'Wide, one below the other' },
        ]}
        value={width}
        onChange={(event) => setWidth(WIDTHS.find((known) => known === event.currentTarget.value) ?? 'phone')}
      />
      <Sheets data-width={width}>
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
}

const Sheets = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr));
  gap: var(--space-4);
  margin-top: var(--space-4);

  &[data-width='screen'] {
    grid-template-columns: minmax(0, 1fr);
  }
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
