import { privateLink } from '../platform/http/calls/privateLink'

/** Opens an application to the network. */
export const applicationLinks = privateLink('network-application')
