import './nonce'
import { hydrateRoot } from 'react-dom/client'
import { loadParts } from '../sections/lazy/loadParts'
import { BrowserNavigation } from './navigation/BrowserNavigation'
import { interceptLinks } from './navigation/interceptLinks'
import { readBootData } from './readBootData'
import { Site } from './Site'
import { stylesLoaded } from './stylesLoaded'
import { untilLoaded } from './untilLoaded'

const boot = readBootData()
const navigation = new BrowserNavigation(boot)
await untilLoaded(() => Promise.all([loadParts(boot.view), stylesLoaded()]))
hydrateRoot(document, <Site navigation={navigation} />)
navigation.start()
interceptLinks(navigation)
if (boot.preview || 'signedIn' in document.documentElement.dataset)
  import(/* webpackChunkName: "some" */ './startOptionalParts').then(({ startOptionalParts }) => startOptionalParts(navigation))
