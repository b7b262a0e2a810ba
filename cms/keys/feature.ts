import { feature } from '../platform/features/feature'
import { ApiKeys } from './ApiKeys'
import { keyCalls } from './calls'
import { KeyPolicy } from './KeyPolicy'
import { keysPersonal } from './personal'

export const keys = feature({ name: 'keys', personal: keysPersonal, collections: [ApiKeys], globals: [KeyPolicy], calls: keyCalls })
