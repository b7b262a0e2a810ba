import { privateLink } from '../http/calls/privateLink'

/** Opens a credit decision. */
export const decisionLinks = privateLink('credit-decision')
