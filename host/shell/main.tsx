import './nonce'
import { setCompanyZone } from '@framewell/domain/dates/companyZone'
import { useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { loadParts } from '../sections/lazy/loadParts'
import { BrowserNavigation } from './navigation/BrowserNavigation'
import { interceptLinks } from './navigation/interceptLinks'
import { readBootData } from './readBootData'
import { Site } from './Site'
import { stylesLoaded } from './stylesLoaded'
import { untilLoaded } from './untilLoaded'

const boot = readBootData()
// Micro-frontends have copies of the functions that read it; guardGlobals keeps it.
setCompanyZone(boot.chrome.timeZone)
const navigation = new BrowserNavigation(boot)
await untilLoaded(() => Promise.all([loadParts(boot.view), stylesLoaded()]))

/**
 * The site, and what is added to it once its HTML is hydrated: anything put into the header earlier, on a busy device, would make React
 * draw the whole page again.
 */
const Hydrated = () => {
  useEffect(() => {
    if (boot.preview || 'signedIn' in document.documentElement.dataset)
      import(/* webpackChunkName: "some" */ './startOptionalParts').then(({ startOptionalParts }) => startOptionalParts(navigation))
  }, [])
  return <Site navigation={navigation} />
}

hydrateRoot(document, <Hydrated />)
navigation.start()
interceptLinks(navigation)
addEventListener(
  'focusin',
  () => import(/* webpackChunkName: "focus" */ '@framewell/design-system/foundation/keepFocus').then(({ keepFocus }) => keepFocus()),
  { once: true },
)
