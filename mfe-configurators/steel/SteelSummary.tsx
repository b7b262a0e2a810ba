import { Text } from '@framewell/design-system/elements/text/Text'
import type { PriceBook } from '@framewell/domain/catalog/priceBook'
import { usd } from '@framewell/domain/money/usd'
import { figure } from '@framewell/domain/numbers/figure'
import { isReinforced } from '@framewell/domain/quotes/siteDesign'
import type { SteelConfiguration } from '@framewell/domain/quotes/steelConfiguration'
import { styled } from 'styled-components'
import type { DrawnPlan } from '../catalog/drawnPlan'
import { PlanCover } from '../catalog/PlanCover'
import type { ConfiguredFrame } from '../frame/configuredFrame'
import { FramePicture, FrameThumbnail } from '../frame/FramePicture'
import { fixesLines } from '../structure/fixesLines'
import { AppliedFixes, HouseFix } from '../structure/HouseFix'
import type { FixesPrice } from '../structure/useFixesPrice'
import { type SummaryLine, WizardSummary } from '../wizard/WizardSummary'
import { NetworkPanel } from './NetworkPanel'
import { STEEL_STEPS } from './steelSteps'

interface SteelSummaryProps {
  book: PriceBook
  plans: readonly DrawnPlan[]
  configuration: SteelConfiguration
  frame: ConfiguredFrame | null
  /** Formatted. */
  total: string
  /** What the fixes of the frame add to its kit. */
  fixes: FixesPrice
}

/** The configuration summary card: the frame, each choice with its price, the total, and the network panel. */
export const SteelSummary = ({ book, plans, configuration, frame, total, fixes }: SteelSummaryProps) => (
  <WizardSummary
    label="Configuration summary"
    picture={picture(plans, configuration, frame)}
    thumbnail={thumbnail(plans, configuration, frame)}
    lines={STEEL_STEPS.flatMap(({ id, title }) => {
      if (id === 'plan') return [planLine(book, configuration)]
      const option = optionLine(book, configuration, id, title)
      return id === 'steelFrame' ? [option, ...fixesLines(configuration.siteDesign, fixes)] : [option]
    })}
    total={total}
    note={
      configuration.planType === 'upload'
        ? 'The kit of an uploaded plan is priced after our review. Site preparation, permits and utilities are separate.'
        : 'The price is for the kit and these options. Site preparation, permits and utilities are separate.'
    }
  >
    {isReinforced(configuration) ? <AppliedFixes problem={fixes.problem} /> : null}
    <NetworkPanel />
  </WizardSummary>
)

/** The configured frame; before a plan is chosen, the first plan with pictures, as an example. */
function picture(plans: readonly DrawnPlan[], configuration: SteelConfiguration, frame: ConfiguredFrame | null) {
  const first = plans.find(({ plan }) => plan.views)?.plan
  if (frame || !first?.views || configuration.planType === 'upload')
    return <FramePicture frame={frame} empty={noFrame(configuration)} applyFix={HouseFix} />
  return (
    <Example>
      <PlanCover plan={first} />
      <Text size="small" tone="muted">
        {`Shown: ${first.name}. ${noFrame(configuration)}`}
      </Text>
    </Example>
  )
}

/** The same on a phone: the first plan's frame is drawn until one is chosen. */
function thumbnail([first]: readonly DrawnPlan[], configuration: SteelConfiguration, frame: ConfiguredFrame | null) {
  if (frame || !first || configuration.planType === 'upload') return <FrameThumbnail frame={frame} empty={noFrame(configuration)} />
  const { plan } = first
  const frameOfPlan = { layout: plan.layout, label: plan.name, assumptions: [] }
  return <FrameThumbnail frame={frameOfPlan} plan={plan} caption={`Shown: ${plan.name}. ${noFrame(configuration)}`} />
}

function noFrame({ planType, uploadedPlan }: SteelConfiguration): string {
  if (planType !== 'upload' || !uploadedPlan) return 'Choose a plan: its frame appears here.'
  return uploadedPlan.squareFeet === null
    ? 'Enter the floor area of your plan to see an estimate of its frame.'
    : 'No estimate: our framing rules cannot frame a floor this size.'
}

function planLine(book: PriceBook, { planType, selectedPlan, uploadedPlan }: SteelConfiguration): SummaryLine {
  if (planType === 'upload' && uploadedPlan) {
    return { id: 'plan', label: uploadedPlan.name, detail: 'uploaded plan', amount: 'after review' }
  }
  const plan = planType === 'catalog' ? book.plans.find(({ id }) => id === selectedPlan) : undefined
  if (!plan) return { id: 'plan', label: 'Plan', amount: null }
  return { id: 'plan', label: plan.name, detail: `${figure(plan.squareFeet)} sq ft`, amount: usd(plan.kitBasePriceCents) }
}

function optionLine(
  book: PriceBook,
  configuration: SteelConfiguration,
  step: Exclude<(typeof STEEL_STEPS)[number]['id'], 'plan'>,
  title: string,
): SummaryLine {
  const option = book.steel[step].find(({ id }) => id === configuration[step])
  return option ? { id: step, label: option.name, amount: usd(option.priceCents) } : { id: step, label: title, amount: null }
}

/** In the summary's column, whose picture starts at its edge; cards set the caption in. */
const Example = styled.div`
  display: grid;
  gap: var(--space-3);

  & figure figcaption {
    padding-inline: 0;
  }
`
