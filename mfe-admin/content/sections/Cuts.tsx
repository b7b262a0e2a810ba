import { CARD, cutAround } from '@framewell/domain/content/cutAround'
import type { Picture } from '@framewell/domain/content/pictures'
import { styled } from 'styled-components'

/** How the site cuts a picture: for shared links, and on the blog, whose cards are wide above their words and narrow beside them. */
export const Cuts = ({ picture }: { picture: Picture }) => {
  const { width, height, left, top } = cutAround(picture, picture, CARD)
  const place = { objectPosition: `${picture.focalX}% ${picture.focalY}%` }
  return (
    <Frames>
      <Figure>
        <Frame style={{ aspectRatio: `${CARD.width} / ${CARD.height}` }}>
          <img
            src={picture.url}
            alt=""
            style={{
              position: 'absolute',
              width: share(picture.width, width),
              height: share(picture.height, height),
              left: share(-left, width),
              top: share(-top, height),
            }}
          />
        </Frame>
        <figcaption>For shared links</figcaption>
      </Figure>
      <Figure>
        <Frame style={{ aspectRatio: '12 / 5' }}>
          <Covering src={picture.url} alt="" style={place} />
        </Frame>
        <figcaption>On a card</figcaption>
      </Figure>
      <Figure data-narrow>
        <Frame style={{ aspectRatio: '1' }}>
          <Covering src={picture.url} alt="" style={place} />
        </Frame>
        <figcaption>Beside the words of a card</figcaption>
      </Figure>
    </Frames>
  )
}

function share(part: number, whole: number): string {
  return `${(part / whole) * 100}%`
}

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

  & > img {
    max-width: none;
  }
`

const Covering = styled.img`
  width: 100%;
  height: 100%;
  object-fit: cover;
`
