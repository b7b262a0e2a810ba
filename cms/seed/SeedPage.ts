import type { PictureName } from '@framewell/domain/content/sitePictures'
import type { Page } from '../payload-types'

/** A page as the product ships it; after that, editors own it. */
export interface SeedPage {
  readonly slug: string
  readonly title: string
  readonly chrome?: 'site' | 'alternate'
  readonly seo: {
    readonly title: string
    readonly description: string
    readonly keywords: string[]
    /** Path of the page that search engines treat as the original. */
    readonly canonicalUrl?: string
  }
  readonly sections: NonNullable<Page['sections']>
  /** The picture of the hero. */
  readonly heroPicture?: PictureName
  /** Pictures between sections, each before the section with the given anchor. */
  readonly pictures?: readonly { readonly before: string; readonly name: PictureName; readonly caption: string; readonly wide: boolean }[]
  /** Further links and the sources of the page's figures, shown at its end. */
  readonly internalLinks: { anchor: string; targetPage: string }[]
  readonly externalLinks: { anchor: string; url: string }[]
}
