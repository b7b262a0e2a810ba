import { Disclosure } from '@framewell/design-system/elements/disclosure/Disclosure'
import { media } from '@framewell/design-system/tokens/breakpoint'
import type { SectionOf } from '@framewell/domain/content/sections'
import { styled } from 'styled-components'
import { keptTogether } from './keptTogether'
import { SectionBand } from './SectionBand'
import { SectionHead } from './SectionHead'

/** Questions with collapsible answers; works without JavaScript. */
export const FaqSection = ({ section }: { section: SectionOf<'faq'> }) => (
  <SectionBand section={{ id: section.id, anchor: section.anchor, tone: section.tone }}>
    <Layout>
      <SectionHead section={section} />
      <List>
        {section.entries.map((entry) => (
          <Disclosure key={entry.question} summary={keptTogether(entry.question)}>
            <Answer>{keptTogether(entry.answer)}</Answer>
          </Disclosure>
        ))}
      </List>
    </Layout>
  </SectionBand>
)

const Layout = styled.div`
  display: grid;
  gap: var(--space-4) var(--space-14);

  ${media.wide} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);

    & > :only-child {
      grid-column: 1 / -1;
    }
  }
`

const List = styled.div`
  border-top: 1px solid var(--color-line);
`

const Answer = styled.p`
  white-space: pre-line;
`
