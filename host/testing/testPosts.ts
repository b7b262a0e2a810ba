import type { PostListing, PostSummary } from '@framewell/domain/content/blogCalls'
import { type BlogQuery, EVERY_ARTICLE } from '@framewell/domain/content/blogQuery'
import { POST_CATEGORIES, type PostCategory } from '@framewell/domain/content/postCategories'

/** A blog article for tests and stories, published `days` before November 20, 2026. */
function article(slug: string, title: string, category: PostCategory, days: number, change: Partial<PostSummary> = {}): PostSummary {
  const publishDate = new Date(Date.UTC(2026, 10, 20 - days, 14)).toISOString()
  return {
    id: `post-${slug}`,
    slug,
    title,
    excerpt:
      'Studs, tracks and trusses come to the site cut, punched and numbered. What is left to do there is to stand them up in the right order and to know why that order holds.',
    author: 'Framewell Editorial',
    publishDate,
    updatedAt: publishDate,
    readTime: 6,
    category,
    tags: ['Framing', 'Site work', 'Panels'],
    featured: false,
    ...change,
  }
}

/** Articles in all categories; the first is featured. */
export const testPosts: readonly PostSummary[] = [
  article('how-a-steel-frame-goes-up', 'How a cold-formed steel frame goes up, from slab to roof', 'Education', 0, { featured: true }),
  article('reading-362s162-43', 'What 362S162-43 means, and five other things printed on a stud', 'Education', 4, {
    tags: ['Designators'],
  }),
  article('the-schiff-taken-off', 'The Schiff, taken off: every stud of a 1,350 sq ft house', 'Case Studies', 9, {
    tags: ['Take-off', 'Framing'],
    readTime: 8,
  }),
  article('escrow-milestones', 'How escrow milestones and retainage work', 'Platform Updates', 15, { tags: ['Payments'], readTime: 5 }),
  article('who-pays-for-a-late-frame', 'Who pays when a frame is late', 'Industry Insights', 22, {
    tags: [],
    excerpt: 'In short: nobody plans to.',
  }),
]

/** What the cms would answer for a query; searches titles only. */
export function testListing(query: Partial<BlogQuery> = {}, { posts = testPosts, limit = 9, apart = false } = {}): PostListing {
  const { category, tag, q, page } = { ...EVERY_ARTICLE, ...query }
  const featured = posts.find((post) => post.featured) ?? null
  const found = posts.filter(
    (post) =>
      (!tag || post.tags.some((own) => own.toLowerCase() === tag.toLowerCase())) && post.title.toLowerCase().includes(q.toLowerCase()),
  )
  const listed = found.filter((post) => (!category || post.category === category) && !(apart && post === featured))
  const used = new Map<string, number>()
  for (const { tags } of posts) for (const own of tags) used.set(own, (used.get(own) ?? 0) + 1)
  const count = (name: PostCategory) => found.filter((post) => post.category === name).length
  return {
    posts: listed.slice((page - 1) * limit, page * limit),
    total: listed.length,
    page,
    pageCount: Math.max(1, Math.ceil(listed.length / limit)),
    featured,
    counts: {
      All: found.length,
      Education: count(POST_CATEGORIES[0]),
      'Industry Insights': count(POST_CATEGORIES[1]),
      'Platform Updates': count(POST_CATEGORIES[2]),
      'Case Studies': count(POST_CATEGORIES[3]),
    },
    tags: [...used].map(([name, times]) => ({ tag: name, count: times })),
  }
}
