import { feature } from '../features/feature'
import { ApiKeys } from './ApiKeys'
import { keyCalls } from './calls'
import { KeyPolicy } from './KeyPolicy'

export const keys = feature({ name: 'keys', collections: [ApiKeys], globals: [KeyPolicy], calls: keyCalls })
