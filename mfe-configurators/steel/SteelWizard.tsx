import type { PriceBook } from '@framewell/domain/catalog/priceBook'
import { cents, dollarsOfCents } from '@framewell/domain/money/cents'
import { usd } from '@framewell/domain/money/usd'
import { priceSteelConfiguration, type SteelConfiguration } from '@framewell/domain/quotes/steelConfiguration'
import { useWizardStep } from '@framewell/remote-kit/address/useWizardStep'
import { lastReachedStep } from '@framewell/remote-kit/address/wizardStep'
import { DraftNote } from '@framewell/remote-kit/drafts/DraftNote'
import { DraftNotices } from '@framewell/remote-kit/drafts/DraftNotices'
import type { SharedDraft } from '@framewell/remote-kit/drafts/useSharedDraft'
import { useDocumentMark } from '@framewell/remote-kit/session/useDocumentMark'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import type { DrawnPlan } from '../catalog/drawnPlan'
import { QuoteEnd } from '../quotes/QuoteEnd'
import { QuoteSkeleton } from '../quotes/QuoteSkeleton'
import { RevisionNote } from '../quotes/RevisionNote'
import { SendQuote } from '../quotes/SendQuote'
import { useOrderConfiguration } from '../quotes/useOrderConfiguration'
import { ProjectSite } from '../structure/confirmedSite'
import { FixableHouse } from '../structure/FixableHouse'
import { FIXES_WAIT } from '../structure/fixesLines'
import { useFixesPrice } from '../structure/useFixesPrice'
import { WizardFooter } from '../wizard/WizardFooter'
import { WizardFrame } from '../wizard/WizardFrame'
import { FinishActions } from './FinishActions'
import { OptionStep } from './OptionStep'
import { PlanStep } from './PlanStep'
import { SteelSummary } from './SteelSummary'
import { answeredSteps, PLAN_STEP, STEEL_STEPS, type SteelStep, stepRefusal } from './steelSteps'
import { useFinishConfiguration } from './useFinishConfiguration'
import { useSteelChoices } from './useSteelChoices'
import { useSteelHouse } from './useSteelHouse'
import { useSteelQuote } from './useSteelQuote'

interface SteelWizardProps {
  plans: readonly DrawnPlan[]
  book: PriceBook
  draft: SharedDraft<SteelConfiguration>
}

/** The main button of a finished configuration. */
const FINISHES = {
  credit: { label: 'Apply for Credit', hint: 'Next: credit pre-qualification' },
  quote: { label: 'Get a quote', hint: 'A kit for an uploaded plan cannot be ordered until it has a price' },
  quoted: { label: 'Open the quote', hint: '' },
  order: { label: 'Order a Kit', hint: 'Next: place the order' },
} as const

/** The five steps of the steel configurator. */
export const SteelWizard = ({ plans, book, draft }: SteelWizardProps) => {
  const { navigate, toast } = useShell()
  const { configuration, frame, house, project, filled } = useSteelHouse(plans, book, draft)
  const answered = answeredSteps(configuration)
  const furthest = lastReachedStep(answered)
  const { current, goTo, hrefOf } = useWizardStep(STEEL_STEPS.length, furthest)
  const choices = useSteelChoices(draft.change)
  const { finish, finished } = useFinishConfiguration()
  const { planType, selectedPlan } = configuration
  const fixes = useFixesPrice(house.inputs)
  const price = priceSteelConfiguration(book, configuration, fixes.cents)
  // Discontinued options were removed above: only fixes can be without a price.
  const totalCents = price.ok ? price.price.totalCents : cents(0)
  const total = price.ok ? usd(totalCents) : fixes.problem ? 'No price' : 'Pricing…'

  const step = STEEL_STEPS[current] ?? PLAN_STEP
  const last = current === STEEL_STEPS.length - 1
  const following = STEEL_STEPS[current + 1]
  const refusal = answered[current] ? (last && !price.ok ? FIXES_WAIT : null) : stepRefusal(step)
  const quote = useSteelQuote({ draft, ready: last && refusal === null, total: dollarsOfCents(totalCents), book, configuration })
  const ordering = useOrderConfiguration({ draft: filled, totalCents })
  const approved = useDocumentMark('approved') !== undefined
  const issued = quote.asking ? quote.issued : null
  // The kit of an uploaded plan has no price to order it at: a quote sends its drawings to us.
  const finishing = !approved ? 'credit' : planType !== 'upload' ? 'order' : issued ? 'quoted' : 'quote'
  const finishes = {
    credit: () => finish(configuration, totalCents),
    quote: quote.open,
    quoted: () => navigate(issued?.privateLink ?? ''),
    order: ordering.order,
  }

  return (
    <WizardFrame
      title="Steel configurator"
      steps={STEEL_STEPS.map(({ id, title }, index) => ({
        id,
        label: title,
        complete: answered[index] ?? false,
        reachable: index <= furthest,
      }))}
      current={current}
      hrefOf={hrefOf}
      note={<DraftNote draft={draft} />}
      squareFeet={plans.find(({ plan }) => plan.id === selectedPlan)?.plan.squareFeet}
      notices={
        <>
          <DraftNotices draft={draft} />
          <RevisionNote revised={quote.revision.revised} problem={quote.revision.problem} onFinish={quote.revision.finish} />
        </>
      }
      heading={quote.asking ? { eyebrow: 'Configuration complete', title: 'Get a quote' } : undefined}
      lead={quote.asking ? undefined : step.lead}
      summary={
        <ProjectSite value={project}>
          <FixableHouse value={house}>
            <SteelSummary book={book} plans={plans} configuration={configuration} frame={frame} total={total} fixes={fixes} />
          </FixableHouse>
        </ProjectSite>
      }
      footer={
        <WizardFooter
          hint={following ? `Next: ${following.title}` : quote.asking ? undefined : FINISHES[finishing].hint}
          total={total}
          actions={
            last && refusal === null && !quote.asking ? (
              <FinishActions
                plans={plans}
                configuration={configuration}
                draft={filled}
                totalCents={totalCents}
                onQuote={quote.open}
                below={finishing}
              />
            ) : undefined
          }
          back={{
            label: 'Back',
            onPress: () => (quote.asking ? quote.close() : goTo(current - 1)),
            disabledReason: current === 0 ? 'This is the first step' : null,
          }}
          next={
            quote.asking && !quote.issued && !quote.reopening
              ? { label: 'Get My Quote', onPress: () => quote.submit(), pending: quote.pending, pendingText: 'Submitting...' }
              : {
                  label: last ? FINISHES[finishing].label : 'Next',
                  disabledReason: refusal?.description,
                  onRefused: () => (refusal ? toast({ ...refusal, tone: 'destructive' }) : undefined),
                  onPress: last ? finishes[finishing] : () => goTo(current + 1),
                  pending: finished || ordering.pending,
                  pendingText: finishing === 'order' ? 'Saving...' : undefined,
                }
          }
        />
      }
    >
      {quote.issued && quote.asking ? (
        <QuoteEnd issued={quote.issued} returning={quote.returning} onStay={quote.stay} />
      ) : quote.reopening ? (
        <QuoteSkeleton />
      ) : quote.asking ? (
        <SendQuote contact={quote.contact} failure={quote.failure} onSubmit={quote.submit} />
      ) : (
        <StepFields step={step} plans={plans} book={book} configuration={configuration} choices={choices} />
      )}
    </WizardFrame>
  )
}

interface StepFieldsProps extends Pick<SteelWizardProps, 'plans' | 'book'> {
  step: SteelStep
  configuration: SteelConfiguration
  choices: ReturnType<typeof useSteelChoices>
}

const StepFields = ({ step: { id, title }, plans, book, configuration, choices }: StepFieldsProps) =>
  id === 'plan' ? (
    <PlanStep plans={plans} configuration={configuration} onSelect={choices.selectPlan} onUpload={choices.uploadPlan} />
  ) : (
    <OptionStep
      key={id}
      title={title}
      options={book.steel[id]}
      chosen={configuration[id]}
      onChoose={(option) => choices.chooseOption(id, option)}
    />
  )
