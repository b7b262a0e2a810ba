import { privateLink } from '../../platform/http/calls/privateLink'

/** The right to an uploaded file, before and after a quote is made with it. */
export const planFileLinks = privateLink('plan-file')
