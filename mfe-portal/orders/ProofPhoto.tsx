import { Link } from '@framewell/design-system/elements/link/Link'
import { useState } from 'react'
import { styled } from 'styled-components'

/** A thumbnail of a step's proof photo, which opens full size. A proof that is not a picture is a link. */
export const ProofPhoto = ({ url, stage }: { url: string; stage: string }) => {
  const [picture, setPicture] = useState(true)
  return (
    <span>
      <Link href={url} target="_blank" rel="noreferrer">
        {picture ? <Small src={url} alt={`Photo: ${stage}`} loading="lazy" onError={() => setPicture(false)} /> : 'Photo'}
      </Link>
    </span>
  )
}

const Small = styled.img`
  width: 8rem;
  height: 6rem;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-base);
  object-fit: cover;
`
