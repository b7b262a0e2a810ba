import type { PostListing } from '@framewell/domain/content/blogCalls'
import { type BlogQuery, blogSearch, EVERY_ARTICLE } from '@framewell/domain/content/blogQuery'
import type { PostCategory } from '@framewell/domain/content/postCategories'

interface BlogHead {
  readonly title: string
  readonly description: string
  /** Query of the canonical URL. */
  readonly search: string
  readonly indexed: boolean
}

/** Search engine descriptions of each category's list. */
const DESCRIPTIONS: Readonly<Record<PostCategory, string>> = {
  Education:
    'How cold-formed steel framing works, for residential builders: designators, spacing, erection order and thermal bridges, with drawn figures.',
  'Industry Insights':
    'What moves residential framing: labor, lumber and steel, codes and insurance, read from public data with every source named and linked.',
  'Platform Updates':
    'How the platform decides and counts: credit scores with their reasons, bills of materials, and how escrow by milestones and retainage work.',
  'Case Studies':
    'Home plans taken off piece by piece: studs, tracks, trusses and weight, counted by the same model that draws, prices and orders the frame.',
}

/** The head of a filtered or paginated list; null for the blog's first page, which has its own. */
export function blogHead(query: BlogQuery, listing: PostListing | null, siteName: string): BlogHead | null {
  const { category, tag, q, page } = query
  if (blogSearch(query) === '') return null
  const turned = page > 1 ? `, page ${page}` : ''
  const blog = `${siteName} blog`
  if (q || tag) {
    const what = q ? `“${q}”` : tag
    return {
      title: `Articles on ${what}${turned} | ${blog}`,
      description: `Articles of the ${blog} on ${what}.`,
      search: '',
      // Lists that visitors make up are not indexed.
      indexed: false,
    }
  }
  const found = listing !== null && listing.posts.length > 0
  return {
    title: `${category ? `${category} articles` : 'All articles'}${turned} | ${blog}`,
    description: category && page === 1 ? DESCRIPTIONS[category] : pageDescription(category, page, listing, blog),
    search: blogSearch({ ...EVERY_ARTICLE, category, page }),
    indexed: found,
  }
}

function pageDescription(category: PostCategory | null, page: number, listing: PostListing | null, blog: string): string {
  const first = listing?.posts[0]?.title
  const named = first ? `, from “${first.length > 60 ? `${first.slice(0, 59)}…` : first}” on` : ''
  return `Page ${page} of the ${blog}’s articles${category ? ` in ${category}` : ''}${named}: cold-formed steel framing for residential builders.`
}
