import { callsIn } from '../http/callsIn'
import * as planFile from './planFileCalls'
import * as quote from './quoteCalls'
import * as savedConfiguration from './savedConfiguration'
import * as siteDesign from './siteDesignCalls'

export const planFileCalls = callsIn(planFile)

export const configurationCalls = callsIn(savedConfiguration)

export const quoteCalls = callsIn(quote, siteDesign)
