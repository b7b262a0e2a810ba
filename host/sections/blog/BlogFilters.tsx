import { Button } from '@framewell/design-system/elements/button/Button'
import { TextField } from '@framewell/design-system/elements/text-field/TextField'
import { media } from '@framewell/design-system/tokens/breakpoint'
import type { PostListing } from '@framewell/domain/content/blogCalls'
import { BLOG_ANCHOR, type BlogQuery, blogHref, MAX_SEARCH_LENGTH } from '@framewell/domain/content/blogQuery'
import { POST_CATEGORIES } from '@framewell/domain/content/postCategories'
import { type FormEvent, type ReactNode, use } from 'react'
import { styled } from 'styled-components'
import { NavigationContext } from '../../shell/navigation/Navigation'

interface BlogFiltersProps {
  /** The path of the listing page. */
  readonly path: string
  readonly query: BlogQuery
  readonly listing: PostListing
}

/** Category chips, search and tags, as links and a plain form that work without JavaScript. */
export const BlogFilters = ({ path, query, listing }: BlogFiltersProps) => (
  <>
    <Bar>
      <CategoryChips path={path} query={query} listing={listing} />
      <SearchBox key={query.q} path={path} query={query} />
    </Bar>
    <TagCloud path={path} query={query} listing={listing} />
  </>
)

const CategoryChips = ({ path, query, listing }: BlogFiltersProps) => (
  <nav aria-label="Categories">
    <Chips>
      {[null, ...POST_CATEGORIES].map((category) => (
        <li key={category ?? 'All'}>
          <FilterOption path={path} target={{ ...query, category, page: 1 }} chosen={query.category === category}>
            {category ?? 'All'} <Count>{listing.counts[category ?? 'All']}</Count>
          </FilterOption>
        </li>
      ))}
    </Chips>
  </nav>
)

const SearchBox = ({ path, query }: Omit<BlogFiltersProps, 'listing'>) => (
  <SearchForm path={path} kept={{ ...query, q: '', page: 1 }} role="search">
    <TextField
      id="blog-search"
      label="Search articles"
      hideLabel
      placeholder="Search articles"
      name="q"
      type="search"
      defaultValue={query.q}
      maxLength={MAX_SEARCH_LENGTH}
      autoComplete="off"
    />
    <Button type="submit">Search</Button>
  </SearchForm>
)

const TagCloud = ({ path, query, listing }: BlogFiltersProps) =>
  listing.tags.length === 0 ? null : (
    <Tags aria-label="Topics">
      <span aria-hidden="true">Topics</span>
      <ul>
        {listing.tags.map(({ tag }) => {
          const chosen = tag.toLowerCase() === query.tag.toLowerCase()
          return (
            <li key={tag}>
              <FilterOption path={path} target={{ ...query, tag: chosen ? '' : tag, page: 1 }} chosen={chosen}>
                {tag}
              </FilterOption>
            </li>
          )
        })}
      </ul>
    </Tags>
  )

interface FilterOptionProps {
  readonly path: string
  /** The list it leads to. */
  readonly target: BlogQuery
  readonly chosen: boolean
  readonly children: ReactNode
}

/** Leads to another list: a link for a single filter, a form's button for a combination, because crawlers would follow hundreds of those. */
const FilterOption = ({ path, target, chosen, children }: FilterOptionProps) => {
  const current = chosen ? 'true' : undefined
  return [target.category, target.tag, target.q].filter(Boolean).length > 1 ? (
    <FilterForm path={path} kept={target}>
      <button type="submit" aria-current={current}>
        {children}
      </button>
    </FilterForm>
  ) : (
    <a href={blogHref(path, target)} aria-current={current}>
      {children}
    </a>
  )
}

interface FilterFormProps {
  readonly path: string
  /** Filters that are sent with what the form's own fields say. */
  readonly kept: BlogQuery
  readonly role?: 'search'
  readonly className?: string
  readonly children: ReactNode
}

/** A plain form for a list, which moves within the page once its code runs. */
const FilterForm = ({ path, kept, role, className, children }: FilterFormProps) => {
  const navigation = use(NavigationContext)
  const send = (event: FormEvent<HTMLFormElement>) => {
    if (!navigation) return
    event.preventDefault()
    const q = String(new FormData(event.currentTarget).get('q') ?? '')
    navigation.navigate(blogHref(path, { ...kept, q: q.trim() }))
  }
  return (
    <form role={role} className={className} action={`${path}#${BLOG_ANCHOR}`} method="get" onSubmit={send}>
      {kept.category ? <input type="hidden" name="category" value={kept.category} /> : null}
      {kept.tag ? <input type="hidden" name="tag" value={kept.tag} /> : null}
      {kept.q ? <input type="hidden" name="q" value={kept.q} /> : null}
      {children}
    </form>
  )
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4) var(--space-8);
  align-items: center;
  justify-content: space-between;

  @media print {
    display: none;
  }
`

const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  padding: 0;
  list-style: none;

  & :is(a, button) {
    display: inline-flex;
    gap: var(--space-2);
    align-items: center;
    min-height: var(--control-base);
    padding: var(--space-1) var(--space-4);
    border: 1px solid var(--color-control-border);
    border-radius: var(--radius-round);
    background: var(--color-surface);
    color: var(--color-ink);
    font-size: var(--text-small);
    font-weight: var(--weight-medium);
    text-decoration: none;
  }
  & :is(a, button):hover {
    border-color: var(--color-ink);
  }
  & [aria-current] {
    border-color: var(--color-ink);
    background: var(--color-ink);
    color: var(--color-paper);
  }
`

const Count = styled.span`
  font-size: var(--text-tiny);
  font-variant-numeric: tabular-nums;
`

const SearchForm = styled(FilterForm)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-2);
  flex: 0 1 22rem;
  min-width: 16rem;

  ${media.phone} {
    flex: 1 1 100%;
  }
`

const Tags = styled.nav`
  display: flex;
  gap: var(--space-4);
  align-items: baseline;
  margin-top: var(--space-5);
  color: var(--color-ink-subtle);
  font-size: var(--text-small);

  & ul {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-1) var(--space-4);
    padding: 0;
    list-style: none;
  }
  & :is(a, button) {
    display: inline-flex;
    align-items: center;
    min-height: var(--control-target);
    color: var(--color-steel);
    text-decoration: none;
  }
  & :is(a, button):hover {
    text-decoration: underline;
  }
  & [aria-current] {
    color: var(--color-ink);
    font-weight: var(--weight-strong);
    text-decoration: underline;
    text-decoration-thickness: var(--stroke-mark);
  }
  ${media.phone} {
    flex-direction: column;
    gap: var(--space-1);
  }
  @media print {
    display: none;
  }
`
