import { media } from '@framewell/design-system/tokens/breakpoint'
import type { Link } from '@framewell/domain/content/sectionMembers'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Actions } from './Actions'
import { SectionHead, type SectionHeading } from './SectionHead'

interface SideHeadLayoutProps {
  readonly section: SectionHeading & { readonly id: string; readonly actions: readonly Link[] }
  readonly children: ReactNode
}

/** Heading and links in a narrow column with the content beside them; stacked on narrow screens. */
export const SideHeadLayout = ({ section, children }: SideHeadLayoutProps) => (
  <Layout>
    <SectionHead section={section} />
    <div>{children}</div>
    <Actions actions={section.actions} />
  </Layout>
)

const Layout = styled.div`
  ${media.desk} {
    display: grid;
    grid-template: auto 1fr / minmax(0, 4fr) minmax(0, 8fr);
    gap: var(--space-7) var(--space-12);
    align-items: start;

    & > [data-head] {
      margin: 0;
    }
    & > :not([data-head]):not([data-actions]) {
      grid-row: 1 / -1;
      grid-column: 2;
    }
    & > [data-actions] {
      flex-direction: column;
      grid-column: 1;
      align-items: flex-start;
      margin: 0;
    }
    & > [data-actions] > [data-variant='plain'] {
      margin-inline-start: calc(-1 * var(--space-3));
    }
    /* Tighter cells in two thirds of the page width. */
    & tr > * {
      padding-block: var(--space-3);
      font-size: var(--text-compact);
    }
    /* The first row defines the column widths of a fixed table. */
    & thead > tr > td {
      width: 9rem;
    }
    /* An article's column has no room beside its headings. */
    article & {
      display: block;
    }
    article & > [data-actions] {
      margin-top: var(--space-8);
    }
  }
`
