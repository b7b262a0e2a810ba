import { NO_FIXES, withFixes } from '@framewell/domain/framing/frameFixes'
import type { FrameOptions } from '@framewell/domain/framing/frameOptions'
import type { Layout } from '@framewell/domain/framing/layout'
import type { PickerInputs } from '@framewell/domain/quotes/pickerChoices'
import type { HouseInputs } from '@framewell/domain/quotes/quote'
import type { SiteDesign } from '@framewell/domain/quotes/siteDesign'
import type { Site } from '@framewell/domain/structure/site'
import { createContext } from 'react'

/** The answers of a configurator whose frame takes fixes. */
export type FixableInputs = Extract<HouseInputs, { kind: 'steel' | 'advanced' }> | PickerInputs

interface FixableHouse {
  readonly inputs: FixableInputs
  /** Puts another design into the answers. */
  readonly change: (design: SiteDesign) => void
  /** The frame with another design; undefined where none is drawn. */
  readonly layoutOf: (design: SiteDesign) => Layout | undefined
}

/** The configured house that the frame shown here belongs to. */
export const FixableHouse = createContext<FixableHouse | null>(null)

/** A design with one more fix, for the site that the frame was checked for. */
export function designWithFix(design: SiteDesign | null | undefined, site: Site, options: FrameOptions): SiteDesign {
  return { site, fixes: withFixes(design?.fixes ?? NO_FIXES, options) }
}

/** The same house with another design. */
export function redesigned(inputs: FixableInputs, siteDesign: SiteDesign): FixableInputs {
  switch (inputs.kind) {
    case 'steel':
      return { kind: 'steel', answers: { ...inputs.answers, siteDesign } }
    case 'advanced':
      return { kind: 'advanced', answers: { ...inputs.answers, siteDesign } }
    case 'picker':
      return { kind: 'picker', answers: { ...inputs.answers, siteDesign } }
  }
}
