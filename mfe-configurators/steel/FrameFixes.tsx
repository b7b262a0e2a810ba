import { Alert } from '@framewell/design-system/elements/alert/Alert'
import { Button } from '@framewell/design-system/elements/button/Button'
import { isReinforced, withoutFixes } from '@framewell/domain/quotes/siteDesign'
import { use } from 'react'
import { SteelHouse } from './SteelHouse'

/** Takes the fixes off the configured house again. @param problem why they have no price */
export const FrameFixes = ({ problem }: { problem: string | undefined }) => {
  const house = use(SteelHouse)
  if (!house?.configuration.siteDesign || !isReinforced(house.configuration)) return null
  const { configuration, change } = house
  const { siteDesign } = configuration
  const remove = (
    <Button size="small" onClick={() => change({ ...configuration, siteDesign: siteDesign && withoutFixes(siteDesign) })}>
      Remove fixes
    </Button>
  )
  return problem ? (
    <Alert tone="warn" live="polite" title="The fixes could not be priced" actions={remove}>
      {problem}
    </Alert>
  ) : (
    <div>{remove}</div>
  )
}
