import type { ContentPage } from '@framewell/domain/content/contentPage'

/** The pages a link can lead to. A draft without an address would answer for the front page. */
export function linkTargets<P extends Pick<ContentPage, 'slug'>>(pages: readonly P[]): P[] {
  return pages.filter(({ slug }) => slug !== '')
}
