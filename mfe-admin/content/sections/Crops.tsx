import { cutFrames } from '@framewell/domain/content/cutFrames'
import type { Picture } from '@framewell/domain/content/pictures'
import { styled } from 'styled-components'

/** The site's crops of a picture. */
export const Crops = ({ picture }: { picture: Picture }) => (
  <Frames>
    {cutFrames(picture).map(({ label, aspectRatio, narrow, place }) => (
      <Figure key={label} data-narrow={narrow || undefined}>
        <Frame style={{ aspectRatio }}>
          <img src={picture.url} alt="" style={place} />
        </Frame>
        <figcaption>{label}</figcaption>
      </Figure>
    ))}
  </Frames>
)

const Frames = styled.div`
  display: grid;
  gap: var(--space-3);
`

const Figure = styled.figure`
  max-width: 20rem;
  margin: 0;
  font-size: var(--text-small);

  &[data-narrow] {
    max-width: 9rem;
  }
`

const Frame = styled.div`
  position: relative;
  overflow: hidden;
  border: 1px solid var(--color-line);
  background: var(--color-sunken);
`
