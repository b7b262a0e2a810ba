import './nonce'
import { hydrateRoot } from 'react-dom/client'
import { BrowserNavigation } from './navigation/BrowserNavigation'
import { takeOverLinks } from './navigation/takeOverLinks'
import { readBootData } from './readBootData'
import { Site } from './Site'

const boot = readBootData()
const navigation = new BrowserNavigation(boot)
hydrateRoot(document, <Site navigation={navigation} />)
navigation.start()
takeOverLinks(navigation)
if (boot.preview) import(/* webpackChunkName: "preview" */ './preview/followEditor').then(({ followEditor }) => followEditor(navigation))
