import { privateLink } from '../http/privateLink'

/** Opens a credit decision. */
export const decisionLinks = privateLink('credit-decision')
