import { Alert } from '@framewell/design-system/elements/alert/Alert'
import { Button } from '@framewell/design-system/elements/button/Button'
import { Checkbox } from '@framewell/design-system/elements/checkbox/Checkbox'
import type { PriceBook } from '@framewell/domain/catalog/priceBook'
import { cents } from '@framewell/domain/money/cents'
import { dollars } from '@framewell/domain/money/usd'
import { figure } from '@framewell/domain/numbers/figure'
import { fixesLine, isReinforced, withoutFixes } from '@framewell/domain/quotes/siteDesign'
import { STEEL_OPTION_STEPS } from '@framewell/domain/quotes/steelConfiguration'
import type { BomConfiguration } from './bomConfiguration'
import { type BomQuestion, savedPlanId } from './bomQuestion'
import { useConfiguredHouse } from './useConfiguredHouse'

interface SavedConfigurationNoteProps {
  saved: BomConfiguration
  question: BomQuestion
  ask: (change: Partial<BomQuestion>) => void
  /** Option names; their ids are shown if it failed to load. */
  book: PriceBook | undefined
}

/** The configuration from the steel configurator, and whether the bill is for it. */
export const SavedConfigurationNote = ({ saved, question, ask, book }: SavedConfigurationNoteProps) => {
  const { plan, configuration, totalPrice } = saved
  const { siteDesign } = configuration
  const { change } = useConfiguredHouse()
  const fits = question.plan === savedPlanId(saved)
  const options = STEEL_OPTION_STEPS.flatMap((step) => {
    const id = configuration[step]
    if (id === null) return []
    return [book?.steel[step].find((option) => option.id === id)?.name ?? id]
  })
  const area = plan.squareFeet === null ? '' : `, ${figure(plan.squareFeet)} sq ft`
  return (
    <Alert tone="info" title={`Saved configuration: ${plan.name}${area}, ${dollars(totalPrice)}`}>
      {options.length > 0 ? <p>{options.join(', ')}</p> : null}
      {siteDesign && isReinforced(configuration) ? (
        <p>
          {fixesLine(siteDesign, cents(0)).label}. A quote or order of this configuration has them too.{' '}
          {book ? (
            <Button
              size="small"
              variant="plain"
              onClick={() => change({ ...configuration, siteDesign: withoutFixes(siteDesign) }, { book, fixesCents: cents(0) })}
            >
              Remove fixes
            </Button>
          ) : null}
        </p>
      ) : null}
      {fits ? (
        <Checkbox
          label="Count it with these options"
          checked={question.saved !== 'off'}
          onChange={(event) => ask({ saved: event.currentTarget.checked ? '' : 'off' })}
        />
      ) : (
        <p>Not used here: this bill is for a different plan.</p>
      )}
    </Alert>
  )
}
