import { Breadcrumbs } from '@framewell/design-system/elements/breadcrumbs/Breadcrumbs'
import { Section } from '@framewell/design-system/elements/layout/Section'
import { Eyebrow } from '@framewell/design-system/elements/text/Eyebrow'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import type { Page } from '@framewell/domain/content/page'
import { styled } from 'styled-components'
import { ResponsiveImage } from '../../sections/ResponsiveImage'
import { crumbsOf } from '../document/crumbsOf'

/** Title of a page without a hero; of a post also who wrote it, when, and its cover. */
export const PageTitle = ({ page }: { page: Page }) => {
  const { article } = page
  return (
    <Top space="tight">
      <Breadcrumbs crumbs={crumbsOf(page)} />
      {article?.category ? <Eyebrow>{article.category}</Eyebrow> : null}
      <Heading level={1}>{page.title}</Heading>
      {article?.excerpt ? (
        <Text size="lead" tone="muted" measured>
          {article.excerpt}
        </Text>
      ) : null}
      {article ? (
        <Text size="small" tone="subtle">
          {article.author}
          {page.publishedAt ? (
            <>
              {', '}
              <time dateTime={page.publishedAt}>{longDate(page.publishedAt)}</time>
            </>
          ) : null}
        </Text>
      ) : null}
      {article?.cover ? (
        <ResponsiveImage media={article.cover} sizes="(max-width: 868px) 100vw, 820px" eager fallback={page.title} />
      ) : null}
    </Top>
  )
}

/** The same day for everybody, wherever the server and the reader are. */
function longDate(iso: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'America/New_York' }).format(new Date(iso))
}

const Top = styled(Section)`
  & > div > * + * {
    margin-top: var(--space-4);
  }
  & h1 {
    max-width: 20ch;
    font-size: clamp(2rem, 1.3rem + 2.6vw, 3.25rem);
  }
  & img {
    width: 100%;
    max-width: 51.25rem;
    border: 1px solid var(--color-line);
    border-radius: var(--radius-base);
  }
`
