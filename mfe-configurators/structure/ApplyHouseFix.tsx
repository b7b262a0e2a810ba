import type { SiteDesign } from '@framewell/domain/quotes/siteDesign'
import { use } from 'react'
import type { ApplyFixProps } from './CheckedFrame'
import { useConfirmedSite } from './confirmedSite'
import { designWithFix, FixableHouse, type FixableInputs, redesigned } from './FixableHouse'
import { FixButton } from './FixButton'
import { useFixesPrice } from './useFixesPrice'

/** Puts a fix into the configured house, with what it adds to its kit. Price, drawing, weight and check follow. */
export const ApplyHouseFix = ({ options, checkFirst, children }: ApplyFixProps) => {
  const house = use(FixableHouse)
  const { site } = useConfirmedSite()
  if (!house || !site) return null
  const design: SiteDesign = designWithFix(house.inputs.answers.siteDesign, site, options)
  return (
    <Apply
      before={house.inputs}
      after={redesigned(house.inputs, design)}
      prepare={async () => {
        const layout = house.layoutOf(design)
        if (layout) await checkFirst(layout)
      }}
      onPress={() => house.change(design)}
    >
      {children}
    </Apply>
  )
}

interface ApplyProps {
  before: FixableInputs
  after: FixableInputs
  prepare: () => Promise<void>
  onPress: () => void
  children: string
}

const Apply = ({ before, after, prepare, onPress, children }: ApplyProps) => {
  const [was, becomes] = [useFixesPrice(before), useFixesPrice(after)]
  const added =
    was.cents !== undefined && becomes.cents !== undefined
      ? ([{ to: 'kit', beforeCents: was.cents, afterCents: becomes.cents }] as const)
      : undefined
  return (
    <FixButton prepare={prepare} onPress={onPress} added={added} problem={becomes.problem}>
      {children}
    </FixButton>
  )
}
