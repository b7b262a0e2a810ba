import { NEW_PAGE } from './newPage'
import { slugSchema } from './page'

const LONGEST = 80

/** 'What is steel framing?' → 'what-is-steel-framing'; empty when nothing is left. */
export function slugFor(title: string): string {
  const slug = title
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-+|-+$/g, '')
  return slugSchema.safeParse(slug).success ? slug : ''
}

/**
 * The slug that follows a title as long as nobody typed one: a new page's, or the one its title produced, with the number of a taken one.
 * Otherwise unchanged.
 */
export function followingSlug({ title, slug }: { readonly title: string; readonly slug: string }, next: string): string {
  const given = slug.replace(/-\d+$/, '')
  const own = ![slugFor(title), NEW_PAGE.slug].some((made) => made === slug || made === given)
  return own ? slug : slugFor(next) || slug
}
