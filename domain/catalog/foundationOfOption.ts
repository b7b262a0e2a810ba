import type { Foundation } from '../framing/layout'

/** What the advanced configurator's foundations put a frame on, by the option's id. Any other option is a slab. */
export const FOUNDATION_OF_OPTION: Readonly<Record<string, Foundation | undefined>> = {
  'crawl-space': 'crawl-space',
  'full-basement': 'basement',
}
