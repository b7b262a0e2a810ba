import type { SiteChrome } from '@framewell/domain/content/site'
import { pageParts } from '../../sections/later/loadParts'
import { WithLaterParts } from '../../sections/later/WithLaterParts'
import { RemoteSlot } from '../remotes/RemoteSlot'
import type { View } from '../view'

/** Height in pixels that a whole page of a remote reserves. */
const ROUTE_HEIGHT = 720

/** What stands between header and footer. */
export const ViewContent = ({ view, chrome }: { view: View; chrome: SiteChrome }) => {
  switch (view.kind) {
    case 'page':
      return <Page view={view} />
    case 'route':
      return (
        <RemoteSlot
          key={view.remote + view.route.path}
          source={{ remote: view.remote, route: view.route.path }}
          reservedHeight={ROUTE_HEIGHT}
        />
      )
    case 'search':
      return (
        <WithLaterParts draw={({ SearchPage }) => <SearchPage question={view.question} findings={view.findings} failed={view.failed} />} />
      )
    case 'newsletter':
      return <WithLaterParts draw={({ NewsletterPage }) => <NewsletterPage view={view} />} />
    case 'formAnswer':
      return <WithLaterParts draw={({ FormAnswerPage }) => <FormAnswerPage view={view} />} />
    case 'contact':
      return <WithLaterParts draw={({ ContactPage }) => <ContactPage view={view} />} />
    case 'notFound':
      return <WithLaterParts draw={({ NotFoundPage }) => <NotFoundPage chrome={chrome} />} />
    case 'unavailable':
      return <WithLaterParts draw={({ UnavailablePage }) => <UnavailablePage chrome={chrome} />} />
    default:
      return view satisfies never
  }
}

/** Whoever shows a page has waited for its code (see loadParts): it is drawn and taken over in one piece. */
const Page = ({ view }: { view: Extract<View, { kind: 'page' }> }) => {
  const parts = pageParts()
  if (!parts) throw new Error('A page is shown before its code is there')
  return <parts.PageContent view={view} />
}
