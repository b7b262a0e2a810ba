import { privateLink } from '../../platform/http/calls/privateLink'

/** Opens a draft of a configurator. */
export const configurationLinks = privateLink('configuration')
