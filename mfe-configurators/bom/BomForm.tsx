import { Button } from '@framewell/design-system/elements/button/Button'
import { Card } from '@framewell/design-system/elements/card/Card'
import { ErrorSummary } from '@framewell/design-system/elements/error-summary/ErrorSummary'
import { SelectField } from '@framewell/design-system/elements/select-field/SelectField'
import { UPLOADED_PLAN_ID } from '@framewell/domain/bom/bomPlan'
import type { BomPlanEntry } from '@framewell/domain/bom/calls'
import { type ListedDistributor, leadTimeText } from '@framewell/domain/bom/distributor'
import type { PriceBook } from '@framewell/domain/catalog/priceBook'
import { figure } from '@framewell/domain/numbers/figure'
import { ListChecks } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { BomConfiguration } from './bomConfiguration'
import type { BomQuestion, FieldProblem } from './bomQuestion'
import { CountingOptions } from './CountingOptions'
import { fieldIdOf } from './fieldIdOf'
import { HouseSizeFields } from './HouseSizeFields'
import { SavedConfigurationNote } from './SavedConfigurationNote'

interface BomFormProps {
  plans: readonly BomPlanEntry[]
  distributors: readonly ListedDistributor[]
  question: BomQuestion
  ask: (change: Partial<BomQuestion>) => void
  saved: BomConfiguration | null
  book: PriceBook | undefined
  /** Errors of the last attempt. */
  problems: readonly FieldProblem[]
  attempt: number
  pending: boolean
  /** The bill is for the saved configuration. */
  configured: boolean
  onSubmit: () => void
  exports: ReactNode
}

/** Plan, distributor and take-off options. */
export const BomForm = (props: BomFormProps) => {
  const { plans, distributors, question, ask, saved, book, problems, attempt, pending, configured, onSubmit, exports } = props
  const errorOf = (path: string) => problems.find((problem) => problem.path === path)?.message
  const uploaded = saved?.plan.id === UPLOADED_PLAN_ID ? saved.plan : null
  const stories = plans.find(({ plan_id }) => plan_id === question.plan)?.dimensions.stories ?? Number(question.stories || 1)
  const summary = problems.map(({ path, message }) => ({ field: fieldIdOf(path), message }))
  return (
    <Sheet data-no-print>
      <Form
        noValidate
        aria-label="Bill of materials"
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
      >
        <ErrorSummary errors={summary} attempt={attempt} />
        {saved ? <SavedConfigurationNote saved={saved} question={question} ask={ask} book={book} /> : null}
        <SelectField
          id="bom-plan"
          label="Plan"
          value={question.plan}
          placeholder="Choose a plan"
          options={[
            ...plans.map(({ plan_id, plan_name, square_footage }) => ({
              value: plan_id,
              label: `${plan_name}, ${figure(square_footage)} sq ft`,
            })),
            { value: UPLOADED_PLAN_ID, label: uploaded ? `${uploaded.name} (uploaded)` : 'Another house, by size' },
          ]}
          error={errorOf('plan_id')}
          onChange={(event) => ask({ plan: event.currentTarget.value })}
        />
        {question.plan === UPLOADED_PLAN_ID ? (
          <HouseSizeFields question={question} ask={ask} errorOf={errorOf} knownArea={uploaded?.squareFeet ?? null} />
        ) : null}
        <SelectField
          id="bom-distributor"
          label="Preferred distributor"
          hint="If you don’t choose one, we use the distributor with the lowest total."
          value={question.distributor}
          placeholder="The lowest total"
          options={distributors.map(({ id, name, region, leadTimeDays }) => ({
            value: id,
            label: `${name}, ${region}, up to ${leadTimeText(leadTimeDays)}`,
          }))}
          error={errorOf('preferred_distributor')}
          onChange={(event) => ask({ distributor: event.currentTarget.value })}
        />
        <CountingOptions question={question} ask={ask} errorOf={errorOf} configured={configured} stories={stories} />
        <Button type="submit" variant="primary" icon={<ListChecks />} pending={pending} pendingText="Generating BOM">
          Generate BOM
        </Button>
      </Form>
      {exports}
    </Sheet>
  )
}

const Sheet = styled(Card)`
  display: grid;
  gap: var(--space-5);
`

const Form = styled.form`
  display: grid;
  gap: var(--space-5);
`
