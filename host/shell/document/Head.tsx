import type { BootData, View } from '../view'
import { headOf } from './headOf'

/** The languages the site is written in; with a second one, each gets addresses of its own. */
const LANGUAGES = ['en', 'x-default'] as const

/** Where feed readers find the articles. */
const FEEDS = [
  { type: 'application/rss+xml', path: '/rss.xml', name: 'articles (RSS)' },
  { type: 'application/feed+json', path: '/feed.json', name: 'articles (JSON)' },
] as const

/** Title, description, canonical address, Open Graph: what search engines and link previews read. React hoists and updates it. */
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
      {FEEDS.map(({ type, path, name }) => (
        <link key={path} rel="alternate" type={type} title={`${around.chrome.siteName}: ${name}`} href={path} />
      ))}
      <meta property="og:site_name" content={around.chrome.siteName} />
      <meta property="og:type" content={head.type} />
      <meta property="og:title" content={head.title} />
      <meta property="og:description" content={head.description} />
      {head.canonical ? <meta property="og:url" content={head.canonical} /> : null}
      {head.image ? (
        <>
          <meta property="og:image" content={head.image.url} />
          <meta property="og:image:alt" content={head.image.alt} />
          {head.image.width ? <meta property="og:image:width" content={String(head.image.width)} /> : null}
          {head.image.height ? <meta property="og:image:height" content={String(head.image.height)} /> : null}
        </>
      ) : null}
      <meta name="twitter:card" content={head.image ? 'summary_large_image' : 'summary'} />
      {head.type === 'article' && head.publishedAt ? <meta property="article:published_time" content={head.publishedAt} /> : null}
      {head.type === 'article' && head.updatedAt ? <meta property="article:modified_time" content={head.updatedAt} /> : null}
    </>
  )
}
