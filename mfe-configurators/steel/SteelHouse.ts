import { NO_FIXES, withFixes } from '@framewell/domain/framing/frameFixes'
import type { FrameOptions } from '@framewell/domain/framing/frameOptions'
import type { Layout } from '@framewell/domain/framing/layout'
import type { SteelConfiguration } from '@framewell/domain/quotes/steelConfiguration'
import type { Site } from '@framewell/domain/structure/site'
import { createContext } from 'react'

interface SteelHouse {
  readonly configuration: SteelConfiguration
  readonly change: (configuration: SteelConfiguration) => void
  readonly layoutOf: (configuration: SteelConfiguration) => Layout | undefined
}

/** The configuration that the frame shown here belongs to. */
export const SteelHouse = createContext<SteelHouse | null>(null)

/** A configuration with one more fix, for the site that its frame was checked for. */
export function configurationWithFix(configuration: SteelConfiguration, site: Site, options: FrameOptions): SteelConfiguration {
  return { ...configuration, siteDesign: { site, fixes: withFixes(configuration.siteDesign?.fixes ?? NO_FIXES, options) } }
}
