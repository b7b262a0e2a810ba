import { Alert } from '@framewell/design-system/elements/alert/Alert'
import { Button } from '@framewell/design-system/elements/button/Button'
import { hasFixes } from '@framewell/domain/framing/frameFixes'
import { withoutFixes } from '@framewell/domain/quotes/siteDesign'
import { use } from 'react'
import { FixableHouse } from './FixableHouse'

/** Takes the fixes off the configured house again. @param problem why they have no price */
export const AppliedFixes = ({ problem }: { problem: string | undefined }) => {
  const house = use(FixableHouse)
  const design = house?.inputs.answers.siteDesign
  if (!house || !design || !hasFixes(design.fixes)) return null
  const remove = (
    <Button size="small" onClick={() => house.change(withoutFixes(design))}>
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
