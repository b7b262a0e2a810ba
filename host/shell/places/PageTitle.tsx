import { Breadcrumbs } from '@framewell/design-system/elements/breadcrumbs/Breadcrumbs'
import { Section } from '@framewell/design-system/elements/layout/Section'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { styled } from 'styled-components'
import { crumbsOf } from '../document/crumbsOf'
import type { ShownPage } from '../view'

/** Title of a page without a hero. */
export const PageTitle = ({ page }: { page: ShownPage }) => (
  <Top space="tight">
    <Breadcrumbs crumbs={crumbsOf(page)} />
    <Heading level={1}>{page.title}</Heading>
  </Top>
)

const Top = styled(Section)`
  & > div > * + * {
    margin-top: var(--space-4);
  }
  & h1 {
    max-width: 10.86em;
    font-size: clamp(2rem, 1.3rem + 2.6vw, 3.25rem);
  }
`
