import type { PriceBook } from '@framewell/domain/catalog/priceBook'
import { dollarsOfCents } from '@framewell/domain/money/cents'
import { usd } from '@framewell/domain/money/usd'
import { type AdvancedAnswers, priceAdvancedQuote, withAnswers } from '@framewell/domain/quotes/advancedQuote'
import { useWizardStep } from '@framewell/remote-kit/address/useWizardStep'
import { DraftNote } from '@framewell/remote-kit/drafts/DraftNote'
import { DraftNotices } from '@framewell/remote-kit/drafts/DraftNotices'
import type { SharedDraft } from '@framewell/remote-kit/drafts/useSharedDraft'
import { QuoteEnd } from '../quotes/QuoteEnd'
import { RevisionNote } from '../quotes/RevisionNote'
import { useContactForm } from '../quotes/useContactForm'
import { useRevision } from '../quotes/useRevision'
import { useSubmitQuote } from '../quotes/useSubmitQuote'
import { ProjectSite } from '../structure/confirmedSite'
import { FixableHouse } from '../structure/FixableHouse'
import { FIXES_WAIT } from '../structure/fixesLines'
import { useFixesPrice } from '../structure/useFixesPrice'
import { WizardFooter } from '../wizard/WizardFooter'
import { WizardFrame } from '../wizard/WizardFrame'
import { AdvancedStepFields } from './AdvancedStepFields'
import { AdvancedSummary } from './AdvancedSummary'
import { ADVANCED_STEPS, answeredSteps } from './advancedSteps'
import { dimensionErrors } from './dimensionErrors'
import { OrderKit, SummaryStep } from './lastStep'
import { useSizedHouse } from './useSizedHouse'

interface AdvancedWizardProps {
  book: PriceBook
  draft: SharedDraft<AdvancedAnswers>
}

/** The six steps of the advanced configurator; every step can be opened at any time. */
export const AdvancedWizard = ({ book, draft }: AdvancedWizardProps) => {
  const { current, goTo, hrefOf } = useWizardStep(ADVANCED_STEPS.length)
  const contact = useContactForm(current > 0 ? SummaryStep.ready : undefined)
  const revision = useRevision('advanced', (answers) => draft.change(answers))
  const quote = useSubmitQuote({ contact, revises: revision.revised, onIssued: revision.finish })
  const { answers, project, house, filled } = useSizedHouse(book, draft)
  const answered = answeredSteps(answers)
  const fixes = useFixesPrice(house.inputs)
  const result = priceAdvancedQuote(book, answers, fixes.cents)
  const unfixed = priceAdvancedQuote(book, { ...answers, siteDesign: undefined })
  const step = ADVANCED_STEPS[current]
  // Discontinued options were removed above: only fixes can be without a price.
  if (!step || !unfixed.ok) return null
  const price = result.ok ? result.price : null
  const total = price ? usd(price.totalCents) : fixes.problem ? 'No price' : 'Pricing…'
  const last = current === ADVANCED_STEPS.length - 1
  const [wrong] = Object.values(dimensionErrors(answers.dimensions))
  const inputs = { kind: 'advanced', answers } as const
  const percent = Math.round((current / (ADVANCED_STEPS.length - 1)) * 100)

  const refusal = wrong ?? (price ? (quote.issued ? 'This quote is submitted' : null) : FIXES_WAIT.description)

  const submit = (shown = price && dollarsOfCents(price.totalCents)) => {
    if (shown !== null) void quote.submit({ ...inputs, total: shown, priceBookVersion: book.version })
  }

  return (
    <WizardFrame
      title="Advanced configurator"
      steps={ADVANCED_STEPS.map(({ id, title }, index) => ({ id, label: title, complete: answered[index] ?? false, reachable: true }))}
      current={current}
      hrefOf={hrefOf}
      note={<DraftNote draft={draft} />}
      squareFeet={wrong ? undefined : answers.dimensions.squareFootage}
      notices={
        <>
          <DraftNotices draft={draft} />
          <RevisionNote revised={revision.revised} problem={revision.problem} onFinish={revision.finish} />
        </>
      }
      lead={step.lead}
      progress={{ percent, label: `Step ${current + 1} of ${ADVANCED_STEPS.length}` }}
      summary={
        <ProjectSite value={project}>
          <FixableHouse value={house}>
            <AdvancedSummary book={book} answers={answers} price={unfixed.price} fixes={fixes} total={total} />
          </FixableHouse>
        </ProjectSite>
      }
      footer={
        <WizardFooter
          hint={last ? undefined : `Next: ${ADVANCED_STEPS[current + 1]?.title}`}
          total={total}
          actions={last && !wrong && !quote.issued && price ? <OrderKit draft={filled} price={price} /> : undefined}
          back={{ label: 'Previous', onPress: () => goTo(current - 1), disabledReason: current === 0 ? 'This is the first step' : null }}
          next={{
            label: last ? 'Get My Quote' : 'Next',
            disabledReason: last ? refusal : null,
            onPress: () => (last ? submit() : goTo(current + 1)),
            pending: quote.pending,
            pendingText: 'Submitting...',
          }}
        />
      }
    >
      {quote.issued ? (
        <QuoteEnd issued={quote.issued} returning={quote.returning} onStay={quote.stay} />
      ) : (
        <AdvancedStepFields
          step={step.id}
          book={book}
          answers={answers}
          onChange={(change) => draft.change((state) => withAnswers(state, change))}
          hrefOf={hrefOf}
          contact={contact}
          failure={quote.failure}
          onSubmit={submit}
        />
      )}
    </WizardFrame>
  )
}
