import { Card } from '@framewell/design-system/elements/card/Card'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

/** A grid of dashboard cards; cards in a row have equal height. */
export const Panels = styled.div`
  display: grid;
  gap: var(--space-5);
  grid-template-columns: repeat(auto-fit, minmax(min(22rem, 100%), 1fr));

  /* Four go two by two, never three and one. */
  &:has(> :nth-child(4):last-child) {
    grid-template-columns: repeat(auto-fit, minmax(min(max(22rem, 40%), 100%), 1fr));
  }
`

/** One card with its title. */
export const Panel = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card as="section" aria-label={title}>
    <Title level={2} size={5}>
      {title}
    </Title>
    {children}
  </Card>
)

const Title = styled(Heading)`
  margin-bottom: var(--space-4);
`
