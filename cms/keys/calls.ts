import { keyCalls as declared } from '@framewell/domain/keys/calls'
import { bindCalls } from '../platform/http/calls/bindCalls'
import { issueApiKey, revokeApiKey, rotateApiKey } from './issueKeys'
import { getKeyOptions, listApiKeys } from './readKeys'

export const keyCalls = bindCalls(declared, { listApiKeys, getKeyOptions, issueApiKey, rotateApiKey, revokeApiKey })
