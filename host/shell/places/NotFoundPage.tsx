import { Eyebrow } from '@framewell/design-system/elements/text/Eyebrow'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import { media } from '@framewell/design-system/tokens/breakpoint'
import { NOT_FOUND } from '@framewell/domain/content/notFound'
import type { SiteChrome } from '@framewell/domain/content/site'
import { styled } from 'styled-components'
import { Notice } from './Notice'
import { OnwardLinks } from './OnwardLinks'
import { SearchForm } from './SearchForm'

/** The 404 page. */
export const NotFoundPage = ({ chrome }: { chrome: SiteChrome }) => (
  <Notice>
    <MissingStud />
    <Eyebrow>Error 404</Eyebrow>
    <Heading level={1}>{NOT_FOUND.title}</Heading>
    <Text size="lead" tone="muted">
      {NOT_FOUND.text}
    </Text>
    <SearchForm label="Search this site instead" />
    <OnwardLinks chrome={chrome} />
  </Notice>
)

const STUDS = [12, 72, 132, 252, 312, 372]

/** A wall panel with its tracks; the missing stud is a dashed outline. */
const MissingStud = () => (
  <Panel viewBox="0 0 400 260" aria-hidden="true">
    <path d="M0 4h400v14H0ZM0 242h400v14H0Z" />
    {STUDS.map((x) => (
      <path key={x} d={`M${x} 18v224M${x + 16} 18v224M${x + 4} 18v224`} />
    ))}
    <path data-missing d="M192 22h16v216h-16Z" />
  </Panel>
)

const Panel = styled.svg`
  display: none;
  float: right;
  width: min(36rem, 44%);
  fill: none;
  stroke: var(--color-steel);
  stroke-width: 1.25;

  & [data-missing] {
    stroke: var(--color-signal);
    stroke-dasharray: 6 5;
    stroke-width: 2;
  }
  ${media.wide} {
    display: block;
  }
`
