import { Breadcrumbs } from '@framewell/design-system/elements/breadcrumbs/Breadcrumbs'
import { Section } from '@framewell/design-system/elements/layout/Section'
import { Text } from '@framewell/design-system/elements/text/Text'
import { BLOG_PATH, blogHref, EVERY_ARTICLE } from '@framewell/domain/content/blogQuery'
import { POST_CATEGORIES } from '@framewell/domain/content/postCategories'
import { ResponsiveImage } from '@framewell/remote-kit/pictures/ResponsiveImage'
import { styled } from 'styled-components'
import { crumbsOf } from '../../shell/document/crumbsOf'
import type { ShownPage } from '../../shell/view'
import { shortDate } from '../blog/shortDate'
import { keptTogether } from '../keptTogether'

/** An article's breadcrumb, title, author, dates and reading time. */
export const ArticleHead = ({ page }: { page: ShownPage }) => {
  const { article } = page
  return (
    <Top space="tight">
      <Breadcrumbs crumbs={crumbsOf(page)} />
      {article ? <Category name={article.category} /> : null}
      <h1>{keptTogether(page.title)}</h1>
      {article?.lead ? (
        <Text size="lead" tone="muted" measured>
          {article.lead}
        </Text>
      ) : null}
      {article ? (
        <Byline>
          <li>By {article.author}</li>
          {page.publishedAt ? (
            <li>
              Published <time dateTime={page.publishedAt}>{shortDate(page.publishedAt)}</time>
            </li>
          ) : null}
          {isUpdated(page) ? (
            <li>
              Updated <time dateTime={page.updatedAt}>{shortDate(page.updatedAt)}</time>
            </li>
          ) : null}
          <li>{article.readTime} min read</li>
        </Byline>
      ) : null}
      {article?.cover ? (
        <ResponsiveImage media={article.cover} sizes="(max-width: 1248px) 100vw, 1200px" eager fallback={page.title} />
      ) : null}
    </Top>
  )
}

const Category = ({ name }: { name: string }) => {
  const category = POST_CATEGORIES.find((known) => known === name)
  return category ? <CategoryLink href={blogHref(BLOG_PATH, { ...EVERY_ARTICLE, category })}>{category}</CategoryLink> : null
}

/** Whether it changed on a later day than it was published. */
function isUpdated({ publishedAt, updatedAt }: ShownPage): boolean {
  return publishedAt !== null && updatedAt > publishedAt && shortDate(updatedAt) !== shortDate(publishedAt)
}

const Top = styled(Section)`
  & > div > * + * {
    margin-top: var(--space-4);
  }
  & h1 {
    max-width: none;
    font-size: clamp(2rem, 1.3rem + 2.6vw, 3.5rem);
    text-wrap: balance;
  }
  /* The title is below, so the breadcrumb leaves out the page's own name. */
  & nav ol {
    flex-wrap: nowrap;
  }
  & nav li:last-child {
    min-width: 0;
  }
  & nav li:last-child span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  /* The cover takes the full measure. */
  & picture {
    display: block;
    margin-top: var(--space-8);
  }
  & img {
    width: 100%;
    max-height: 34rem;
    object-fit: cover;
    background: var(--color-sunken);
    border: 1px solid var(--color-line);
    border-radius: var(--radius-base);
  }
`

const CategoryLink = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: var(--control-target);
  color: var(--color-steel);
  font-size: var(--text-tiny);
  font-weight: var(--weight-strong);
  letter-spacing: var(--tracking-eyebrow);
  text-decoration: none;
  text-transform: uppercase;

  &:hover {
    text-decoration: underline;
  }
`

const Byline = styled.ul`
  && {
    margin-top: var(--space-6);
  }
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-5);
  padding: 0;
  color: var(--color-ink-subtle);
  font-size: var(--text-small);
  font-variant-numeric: tabular-nums;
  list-style: none;
`
