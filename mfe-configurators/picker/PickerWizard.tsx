import type { PriceBook } from '@framewell/domain/catalog/priceBook'
import { dollarsOfCents } from '@framewell/domain/money/cents'
import { usd } from '@framewell/domain/money/usd'
import { type PickerChoices, withPicked } from '@framewell/domain/quotes/pickerChoices'
import { pricePickerEstimate } from '@framewell/domain/quotes/pickerEstimate'
import { useWizardStep } from '@framewell/remote-kit/address/useWizardStep'
import { DraftNote } from '@framewell/remote-kit/drafts/DraftNote'
import { DraftNotices } from '@framewell/remote-kit/drafts/DraftNotices'
import type { SharedDraft } from '@framewell/remote-kit/drafts/useSharedDraft'
import type { DrawnPlan } from '../catalog/drawnPlan'
import { useContactForm } from '../quotes/useContactForm'
import { ProjectSite } from '../structure/confirmedSite'
import { FixableHouse } from '../structure/FixableHouse'
import { FIXES_WAIT } from '../structure/fixesLines'
import { useFixesPrice } from '../structure/useFixesPrice'
import { WizardFooter } from '../wizard/WizardFooter'
import { WizardFrame } from '../wizard/WizardFrame'
import { BackLink } from './BackLink'
import { PickerStepFields } from './PickerStepFields'
import { PickerSummary } from './PickerSummary'
import { bomPath } from './pickerAddress'
import { PICKER_STEPS } from './pickerSteps'
import { FollowContact, StartProduction } from './StartProduction'
import { usePickedHouse } from './usePickedHouse'
import { useStartProduction } from './useStartProduction'

interface PickerWizardProps {
  drawn: DrawnPlan
  book: PriceBook
  draft: SharedDraft<PickerChoices>
}

/** The six steps of the plan picker; any of them can be opened from the list. */
export const PickerWizard = ({ drawn, book, draft }: PickerWizardProps) => {
  const { current, goTo, hrefOf } = useWizardStep(PICKER_STEPS.length)
  const contact = useContactForm(current > 0 ? FollowContact.ready : undefined)
  const production = useStartProduction(contact)
  const { choices, layout, project, house } = usePickedHouse(drawn, book, draft)
  const fixes = useFixesPrice(house.inputs)
  const estimate = pricePickerEstimate(book, choices, fixes.cents)
  const unfixed = pricePickerEstimate(book, { ...choices, siteDesign: undefined })
  const step = PICKER_STEPS[current]
  // Discontinued options were replaced above: only fixes can be without a price.
  if (!step || !unfixed.ok) return null
  const price = estimate.ok ? estimate.price : null
  const total = price ? usd(price.totalCents) : fixes.problem ? 'No price' : 'Pricing…'
  const last = step.id === 'summary'
  const start = (shown = price && dollarsOfCents(price.totalCents)) => {
    if (shown !== null) void production.start(choices, shown)
  }

  return (
    <WizardFrame
      title={`Plan picker: ${drawn.plan.name}`}
      steps={PICKER_STEPS.map(({ id, title }, index) => ({ id, label: title, complete: index < current, reachable: true }))}
      current={current}
      hrefOf={hrefOf}
      note={<DraftNote draft={draft} />}
      squareFeet={drawn.plan.squareFeet}
      pricedFreightCents={book.picker.freightCents}
      notices={
        <>
          <BackLink>Back to Plans</BackLink>
          <DraftNotices draft={draft} />
        </>
      }
      heading={{ eyebrow: `${drawn.plan.name}, step ${current + 1} of ${PICKER_STEPS.length}`, title: step.title }}
      lead={step.lead}
      summary={
        <ProjectSite value={project}>
          <FixableHouse value={house}>
            <PickerSummary drawn={drawn} layout={layout} choices={choices} price={unfixed.price} fixes={fixes} total={total} />
          </FixableHouse>
        </ProjectSite>
      }
      footer={
        <WizardFooter
          hint={last ? undefined : `Next: ${PICKER_STEPS[current + 1]?.title}`}
          total={total}
          back={{ label: 'Previous', onPress: () => goTo(current - 1), disabledReason: current === 0 ? 'This is the first step' : null }}
          next={
            last
              ? {
                  label: 'Start Production',
                  disabledReason: price ? null : FIXES_WAIT.description,
                  onPress: () => start(),
                  pending: production.pending,
                  pendingText: 'Starting...',
                }
              : { label: 'Next', onPress: () => goTo(current + 1) }
          }
        />
      }
    >
      {last ? (
        <StartProduction
          price={price ?? unfixed.price}
          billHref={bomPath(book, choices)}
          contact={contact}
          failure={production.failure}
          onStart={start}
        />
      ) : (
        <PickerStepFields
          step={step.id}
          plan={drawn.plan}
          book={book}
          choices={choices}
          onChange={(change) => draft.change((state) => withPicked(state, { planId: drawn.plan.id, ...change }))}
        />
      )}
    </WizardFrame>
  )
}
