/** Categories of the blog; its chips are these and 'All'. */
export const POST_CATEGORIES = ['Education', 'Industry Insights', 'Platform Updates', 'Case Studies'] as const
export type PostCategory = (typeof POST_CATEGORIES)[number]
