import type { PostCategory } from '@framewell/domain/content/postCategories'
import type { PictureName } from '@framewell/domain/content/sitePictures'
import type { Post } from '../../payload-types'

/** An article as the product ships it; after that, editors own it. */
export interface SeedPost {
  readonly slug: string
  readonly title: string
  /** Omitted if the slug implies it (see postDerivation). */
  readonly category?: PostCategory
  readonly tags: string[]
  readonly cover?: PictureName
  /** ISO day of its first publication. */
  readonly published: string
  readonly seo: { readonly title: string; readonly description: string; readonly keywords: string[] }
  readonly sections: NonNullable<Post['sections']>
  /** Pages of the site, and sources, that the text links to. */
  readonly internalLinks: { anchor: string; targetPage: string }[]
  readonly externalLinks: { anchor: string; url: string }[]
}
