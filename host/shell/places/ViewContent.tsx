import type { SiteChrome } from '@framewell/domain/content/site'
import { part } from '../../sections/lazy/parts'
import { RemoteSlot } from '../remotes/RemoteSlot'
import type { View } from '../view'

/** Height in pixels reserved for a full-page remote. */
const ROUTE_HEIGHT = 720

/** The content between header and footer. The caller has loaded its code (see loadParts), so that it hydrates in one piece. */
export const ViewContent = ({ view, chrome }: { view: View; chrome: SiteChrome }) => {
  switch (view.kind) {
    case 'page': {
      const PageContent = part('PageContent')
      return <PageContent view={view} />
    }
    case 'route':
      return (
        <RemoteSlot
          key={view.remote + view.route.path}
          source={{ remote: view.remote, route: view.route.path }}
          reservedHeight={ROUTE_HEIGHT}
        />
      )
    case 'search': {
      const SearchPage = part('SearchPage')
      return <SearchPage question={view.question} findings={view.findings} failed={view.failed} />
    }
    case 'newsletter': {
      const NewsletterPage = part('NewsletterPage')
      return <NewsletterPage view={view} />
    }
    case 'formAnswer': {
      const FormAnswerPage = part('FormAnswerPage')
      return <FormAnswerPage view={view} />
    }
    case 'contact': {
      const ContactPage = part('ContactPage')
      return <ContactPage view={view} />
    }
    case 'notFound': {
      const NotFoundPage = part('NotFoundPage')
      return <NotFoundPage chrome={chrome} />
    }
    case 'unavailable': {
      const UnavailablePage = part('UnavailablePage')
      return <UnavailablePage chrome={chrome} />
    }
    default:
      return view satisfies never
  }
}
