import { privateLink } from '../http/privateLink'

/** Opens an application to the network. */
export const applicationLinks = privateLink('network-application')
