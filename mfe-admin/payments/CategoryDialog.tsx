import { Button } from '@framewell/design-system/elements/button/Button'
import { SelectField } from '@framewell/design-system/elements/select-field/SelectField'
import { optionsOf } from '@framewell/domain/collections/optionsOf'
import { REPORTING_CATEGORIES, REPORTING_CATEGORY_WORDS } from '@framewell/domain/payments/taxClass'
import { type Payee, setPayeeCategory } from '@framewell/domain/payments/w9Calls'
import { useState } from 'react'
import { ReasonDialog } from '../network/ReasonDialog'
import { PAYMENT_QUERIES } from './paymentQueries'

function countsWords(year: number, nextYear: number | null): string {
  if (nextYear === null) return `Counts from ${year} on.`
  const years = nextYear === year + 1 ? `for ${year} only` : `from ${year} through ${nextYear - 1}`
  return `Counts ${years}. Another record counts from ${nextYear} on.`
}

/** Sets what a payee is paid for, from the shown year until the next year with a record of its own. */
export const CategoryDialog = ({ payee, year }: { payee: Payee; year: number }) => {
  const { companyId, company, category, nextCategoryYear } = payee
  const [chosen, setChosen] = useState(category)
  return (
    <ReasonDialog
      title={`What ${company} is paid for`}
      description={`${countsWords(year, nextCategoryYear)} Earlier years keep their category.`}
      effects={
        <SelectField
          label="Paid for"
          options={optionsOf(REPORTING_CATEGORIES, (one) => REPORTING_CATEGORY_WORDS[one])}
          value={chosen}
          onChange={({ currentTarget }) => setChosen(REPORTING_CATEGORIES.find((one) => one === currentTarget.value) ?? category)}
        />
      }
      trigger={
        <Button size="small" variant="plain" aria-label={`Change what ${company} is paid for`}>
          Change
        </Button>
      }
      action="Save"
      done="Category saved"
      queries={PAYMENT_QUERIES}
      run={(api, reason, how) => api(setPayeeCategory, { companyId, category: chosen, fromYear: year, reason }, how)}
    />
  )
}
