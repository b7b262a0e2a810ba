import { privateLink } from '../../http/privateLink'

/** Opens a draft of a configurator. */
export const configurationLinks = privateLink('configuration')
