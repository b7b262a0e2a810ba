import { Section } from '@framewell/design-system/elements/layout/Section'
import { Eyebrow } from '@framewell/design-system/elements/text/Eyebrow'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import type { SiteFindings } from '@framewell/domain/content/searchSite'
import { styled } from 'styled-components'
import { SearchForm } from './SearchForm'

interface SearchPageProps {
  readonly question: string
  readonly findings: SiteFindings | null
  readonly failed: boolean
}

const KINDS = { page: 'Page', post: 'Article', tool: 'Tool' } as const

/** The site's search results. */
export const SearchPage = ({ question, findings, failed }: SearchPageProps) => (
  <Section space="tight">
    <Heading level={1}>Search</Heading>
    <SearchForm label="Words to look for" question={question} primary />
    {failed ? (
      <Note>
        <Text role="alert" tone="bad" weight="medium">
          The search could not be made. Wait a moment, then search again; everything else on the site works.
        </Text>
      </Note>
    ) : null}
    {findings ? (
      <>
        <Note>
          <Text tone="muted" role="status">
            {countOf(findings, question)}
          </Text>
        </Note>
        <List>
          {findings.findings.map(({ path, kind, title, excerpt }) => (
            <li key={path}>
              <Eyebrow>{KINDS[kind]}</Eyebrow>
              <Heading level={2} size={4}>
                <a href={path}>{title}</a>
              </Heading>
              <Text tone="muted" measured>
                {excerpt}
              </Text>
            </li>
          ))}
        </List>
      </>
    ) : null}
  </Section>
)

function countOf({ total, findings }: SiteFindings, question: string): string {
  if (total === 0) return `Nothing holds all the words of '${question}'. Try fewer or other words.`
  const shown = findings.length < total ? `; the first ${findings.length} are shown` : ''
  return `${total === 1 ? 'One result' : `${total} results`} for '${question}'${shown}.`
}

const Note = styled.div`
  max-width: 36rem;
  margin-top: var(--space-6);
`

const List = styled.ol`
  display: grid;
  gap: var(--space-8);
  margin-top: var(--space-6);
  padding: 0;
  list-style: none;

  & h2 {
    margin-block: var(--space-1) var(--space-2);
  }
`
