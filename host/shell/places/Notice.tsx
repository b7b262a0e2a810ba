import { Section, type SectionProps } from '@framewell/design-system/elements/layout/Section'
import { styled } from 'styled-components'

/** A page that only explains why there is no page. */
export const Notice = (props: Omit<SectionProps, 'tone'>) => <Ground tone="grid" {...props} />

const Ground = styled(Section)`
  & h1 {
    max-width: 9.77em;
    font-size: clamp(2.25rem, 1.4rem + 3vw, 3.5rem);
  }
  & p + h1,
  & h1 + p {
    margin-top: var(--space-4);
  }
`
