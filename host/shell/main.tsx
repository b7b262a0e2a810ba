import './nonce'
import { hydrateRoot } from 'react-dom/client'
import { loadParts } from '../sections/later/loadParts'
import { BrowserNavigation } from './navigation/BrowserNavigation'
import { takeOverLinks } from './navigation/takeOverLinks'
import { readBootData } from './readBootData'
import { rulesCame } from './rulesCame'
import { Site } from './Site'

const boot = readBootData()
const navigation = new BrowserNavigation(boot)
await Promise.all([loadParts(boot.view), rulesCame()])
hydrateRoot(document, <Site navigation={navigation} />)
navigation.start()
takeOverLinks(navigation)
if (boot.preview || 'signedIn' in document.documentElement.dataset)
  import(/* webpackChunkName: "some" */ './startForSome').then(({ startForSome }) => startForSome(navigation))
