import type { PlanPrices, PriceBook } from '@framewell/domain/catalog/priceBook'
import { dollarsOfCents } from '@framewell/domain/money/cents'
import { usd } from '@framewell/domain/money/usd'
import { planQuoteChoicesSchema, pricePlanQuote } from '@framewell/domain/quotes/planQuote'
import { useWizardStep } from '@framewell/remote-kit/address/useWizardStep'
import { lastReachedStep } from '@framewell/remote-kit/address/wizardStep'
import { DraftNote } from '@framewell/remote-kit/drafts/DraftNote'
import { DraftNotices } from '@framewell/remote-kit/drafts/DraftNotices'
import type { SharedDraft } from '@framewell/remote-kit/drafts/useSharedDraft'
import { useAtom } from 'jotai'
import { useMemo } from 'react'
import type { DrawnPlan } from '../catalog/drawnPlan'
import { ContactStep } from '../quotes/ContactStep'
import { QuoteEnd } from '../quotes/QuoteEnd'
import { RevisionNote } from '../quotes/RevisionNote'
import { SendQuote } from '../quotes/SendQuote'
import { useContactForm } from '../quotes/useContactForm'
import { useRevision } from '../quotes/useRevision'
import { useSubmitQuote } from '../quotes/useSubmitQuote'
import { WizardFooter } from '../wizard/WizardFooter'
import { WizardFrame } from '../wizard/WizardFrame'
import { ChoiceStep } from './ChoiceStep'
import { PlanQuoteCard } from './PlanQuoteCard'
import { PlanQuoteHead } from './PlanQuoteHead'
import { PlanQuoteIntro } from './PlanQuoteIntro'

import type { PlanQuoteDraft } from './planQuoteDraft'
import { PLAN_QUOTE_STEPS, planQuoteProgress } from './planQuoteSteps'
import { salePriceAtom } from './salePrice'
import { useIntro } from './useIntro'

interface PlanQuoteWizardProps {
  drawn: DrawnPlan
  prices: PlanPrices
  book: PriceBook
  draft: SharedDraft<PlanQuoteDraft>
}

const UNANSWERED = 'Please choose an option'

/** The three steps of the plan quote. */
export const PlanQuoteWizard = ({ drawn, prices, book, draft }: PlanQuoteWizardProps) => {
  const { plan } = drawn
  const choices = draft.state
  const answered = PLAN_QUOTE_STEPS.map(({ id }) => choices[id] !== undefined)
  const { current, goTo, hrefOf } = useWizardStep(PLAN_QUOTE_STEPS.length, lastReachedStep(answered))
  const [salePrice, keepSalePrice] = useAtom(useMemo(() => salePriceAtom(plan.id), [plan.id]))
  const intro = useIntro(choices.choice1 !== undefined)
  const contact = useContactForm(current > 0 ? ContactStep.ready : undefined)
  const revision = useRevision('plan', ({ choice1, choice2, choice3 }) => {
    draft.change((state) => ({ ...state, choice1, choice2, choice3 }))
    intro.close()
  })
  const quote = useSubmitQuote({ contact, revises: revision.revised, onIssued: revision.finish })

  const step = PLAN_QUOTE_STEPS[current]
  const priced = pricePlanQuote(book, { planId: plan.id, ...choices })
  // The screen opens only for plans with a development price in the price book.
  if (!step || !priced.ok) return null
  const { price } = priced
  const percent = planQuoteProgress(choices)
  const last = current === PLAN_QUOTE_STEPS.length - 1
  const missing = answered[current] ? null : UNANSWERED

  const submit = (total = dollarsOfCents(price.totalCents)) => {
    const answers = planQuoteChoicesSchema.safeParse({ planId: plan.id, ...choices })
    if (answers.success) void quote.submit({ kind: 'plan', answers: answers.data, total, priceBookVersion: book.version })
  }

  return (
    <>
      <PlanQuoteIntro
        plan={plan}
        prices={prices}
        expectedValue={salePrice}
        onExpectedValue={keepSalePrice}
        open={intro.open}
        onClose={intro.close}
      />
      <WizardFrame
        title={plan.name}
        steps={PLAN_QUOTE_STEPS.map(({ id, title }, index) => ({
          id,
          label: title,
          complete: answered[index] ?? false,
          reachable: index <= lastReachedStep(answered),
        }))}
        current={current}
        hrefOf={hrefOf}
        note={<DraftNote draft={draft} />}
        squareFeet={plan.squareFeet}
        notices={
          <>
            <PlanQuoteHead squareFeet={prices.developmentSquareFeet ?? 0} percent={percent} onIntro={intro.reopen} />
            <DraftNotices draft={draft} />
            <RevisionNote revised={revision.revised} problem={revision.problem} onFinish={revision.finish} />
          </>
        }
        lead={step.lead}
        progress={{ percent, label: 'Completion' }}
        summary={<PlanQuoteCard drawn={drawn} book={book} choices={choices} salePrice={salePrice} price={price} />}
        footer={
          <WizardFooter
            hint={last ? undefined : `Next: ${PLAN_QUOTE_STEPS[current + 1]?.title}`}
            total={usd(price.totalCents)}
            back={{ label: 'Previous', onPress: () => goTo(current - 1), disabledReason: current === 0 ? 'This is the first step' : null }}
            next={{
              label: last ? 'Get My Quote' : (missing ?? 'Continue'),
              disabledReason: missing ?? (quote.issued ? 'This quote is submitted' : null),
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
          <>
            <ChoiceStep
              key={step.id}
              title={step.title}
              options={book.planQuote[step.id]}
              chosen={choices[step.id] ?? null}
              onChoose={(id) => draft.change((state) => ({ ...state, [step.id]: id }))}
            />
            {last && !missing ? <SendQuote contact={contact} failure={quote.failure} onSubmit={submit} /> : null}
          </>
        )}
      </WizardFrame>
    </>
  )
}
