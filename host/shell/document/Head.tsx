import { cutTitle } from '@framewell/domain/content/cutTitle'
import type { BootData, View } from '../view'
import { headOf } from './headOf'

/** The site's languages; with a second one, each gets its own addresses. */
const LANGUAGES = ['en', 'x-default'] as const

/** Title, description, canonical URL, Open Graph: what search engines and link previews read. React hoists and updates them. */
export const Head = ({ view, around }: { view: View; around: Pick<BootData, 'chrome' | 'origin' | 'path' | 'preview'> }) => {
  const head = headOf(view, around)
  return (
    <>
      <title>{head.title}</title>
      <meta name="description" content={head.description} />
      {head.indexed ? null : <meta name="robots" content="noindex" />}
      {head.canonical ? <link rel="canonical" href={head.canonical} /> : null}
      {head.canonical && head.indexed
        ? LANGUAGES.map((language) => <link key={language} rel="alternate" hrefLang={language} href={head.canonical ?? ''} />)
        : null}
      {Object.entries(openGraph(head, around.chrome.siteName)).map(([property, content]) =>
        content ? <meta key={property} property={property} content={String(content)} /> : null,
      )}
      <meta name="twitter:card" content={head.image ? 'summary_large_image' : 'summary'} />
    </>
  )
}

/** Open Graph properties; missing values are left out. */
function openGraph({ type, title, description, canonical, image, publishedAt, updatedAt }: ReturnType<typeof headOf>, site: string) {
  return {
    'og:site_name': site,
    'og:type': type,
    'og:title': cutTitle(title),
    'og:description': description,
    'og:url': canonical,
    'og:image': image?.url,
    'og:image:alt': image?.alt,
    'og:image:width': image?.width,
    'og:image:height': image?.height,
    ...(type === 'article' && { 'article:published_time': publishedAt, 'article:modified_time': updatedAt }),
  }
}
