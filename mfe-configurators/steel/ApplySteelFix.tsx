import type { SteelConfiguration } from '@framewell/domain/quotes/steelConfiguration'
import { use } from 'react'
import type { ApplyFixProps } from '../structure/CheckedFrame'
import { useConfirmedSite } from '../structure/confirmedSite'
import { FixButton } from '../structure/FixButton'
import { configurationWithFix, SteelHouse } from './SteelHouse'
import { useFixesPrice } from './useFixesPrice'

/** Puts a fix into the configured house, with what it adds to its kit. Price, drawing, weight and check follow. */
export const ApplySteelFix = ({ options, checkFirst, children }: ApplyFixProps) => {
  const house = use(SteelHouse)
  const { site } = useConfirmedSite()
  const fixed = house && site && configurationWithFix(house.configuration, site, options)
  return house && fixed ? (
    <Apply
      before={house.configuration}
      after={fixed}
      prepare={async () => {
        const layout = house.layoutOf(fixed)
        if (layout) await checkFirst(layout)
      }}
      onPress={() => house.change(fixed)}
    >
      {children}
    </Apply>
  ) : null
}

interface ApplyProps {
  before: SteelConfiguration
  after: SteelConfiguration
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
