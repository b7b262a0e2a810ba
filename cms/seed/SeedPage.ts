import type { Page } from '../payload-types'

/** A page as the product ships it; after the first start editors own it. */
export interface SeedPage {
  readonly slug: string
  readonly title: string
  readonly chrome?: 'site' | 'alternate'
  readonly seo: { readonly title: string; readonly description: string; readonly keywords: string[] }
  readonly sections: NonNullable<Page['sections']>
}
