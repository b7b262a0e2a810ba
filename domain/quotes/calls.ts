import { callsIn } from '../http/callsIn'
import * as planFile from './planFileCalls'
import * as quote from './quoteCalls'
import * as savedConfiguration from './savedConfiguration'

export const planFileCalls = callsIn(planFile)

export const configurationCalls = callsIn(savedConfiguration)

export const quoteCalls = callsIn(quote)
