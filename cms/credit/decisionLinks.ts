import { privateLink } from '../platform/http/calls/privateLink'

/** Opens a credit decision. */
export const decisionLinks = privateLink('credit-decision')
