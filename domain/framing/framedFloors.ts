import type { Layout } from './layout'

/** The stories whose floor is joists: all above the first, and the first over a crawl space or a basement. */
export function framedFloors({ stories, foundation = 'slab' }: Pick<Layout, 'stories' | 'foundation'>): number[] {
  const lowest = foundation === 'slab' ? 2 : 1
  return Array.from({ length: stories + 1 - lowest }, (_, at) => lowest + at)
}
