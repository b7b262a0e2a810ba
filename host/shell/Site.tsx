import { SkipLink } from '@framewell/design-system/elements/skip-link/SkipLink'
import { useSyncExternalStore } from 'react'
import { Document } from './document/Document'
import { Head } from './document/Head'
import { ErrorBoundary } from './ErrorBoundary'
import { SiteFooter } from './footer/SiteFooter'
import { AnnouncementBar } from './header/AnnouncementBar'
import { SiteHeader } from './header/SiteHeader'
import { TrialBanner } from './header/TrialBanner'
import { type Navigation, NavigationContext } from './navigation/Navigation'
import { RouteAnnouncer } from './navigation/RouteAnnouncer'
import { BrokenPage } from './places/BrokenPage'
import { ViewContent } from './places/ViewContent'
import { ToastArea } from './toasts/ToastArea'
import { chromeOf } from './view'

/** The site around a view: the one tree that the server renders and the browser hydrates. */
export const Site = ({ navigation }: { navigation: Navigation }) => {
  const { view, chrome, place } = useSyncExternalStore(navigation.subscribe, navigation.get, navigation.get)
  const around = chromeOf(view)
  return (
    <Document head={<Head view={view} around={{ ...navigation.boot, chrome, path: place.path }} />}>
      <NavigationContext value={navigation}>
        <SkipLink />
        {navigation.boot.trial ? <TrialBanner trial={navigation.boot.trial} /> : null}
        {around === 'none' ? null : (
          <>
            {chrome.announcement ? <AnnouncementBar announcement={chrome.announcement} /> : null}
            <SiteHeader chrome={chrome} variant={around} path={place.path} />
          </>
        )}
        <main id="content" tabIndex={-1}>
          <ErrorBoundary resetKey={place.path} fallback={(retry) => <BrokenPage onRetry={retry} />}>
            <ViewContent view={view} chrome={chrome} />
          </ErrorBoundary>
        </main>
        {around === 'none' ? null : <SiteFooter chrome={chrome} />}
        <RouteAnnouncer path={place.path} />
        <ToastArea />
      </NavigationContext>
    </Document>
  )
}
