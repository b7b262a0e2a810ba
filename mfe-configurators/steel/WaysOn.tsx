import { Button } from '@framewell/design-system/elements/button/Button'
import { Card } from '@framewell/design-system/elements/card/Card'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import { UPLOADED_PLAN_ID } from '@framewell/domain/bom/bomRequest'
import { QUOTE_VALID_DAYS } from '@framewell/domain/quotes/quote'
import type { SteelConfiguration } from '@framewell/domain/quotes/steelConfiguration'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { FileText, ListChecks } from 'lucide-react'
import { styled } from 'styled-components'
import { writeBomConfiguration } from '../bom/bomConfiguration'
import type { DrawnPlan } from '../catalog/drawnPlan'

interface WaysOnProps {
  plans: readonly DrawnPlan[]
  configuration: SteelConfiguration
  totalCents: number
  onQuote: () => void
}

/** What a finished configuration can become beside a credit application. */
export const WaysOn = ({ plans, configuration, totalCents, onQuote }: WaysOnProps) => {
  const { navigate, toast } = useShell()
  const generateBom = () => {
    const plan = bomPlan(plans, configuration)
    if (!plan) return
    const kept = writeBomConfiguration({ plan, configuration, totalPrice: totalCents / 100 })
    if (kept) navigate('/bom-generator')
    else {
      toast({
        title: 'Configuration not handed over',
        description: 'This browser keeps nothing between pages. Allow it to store data for this site and try again.',
        tone: 'destructive',
      })
    }
  }
  return (
    <Ways tone="sunken" role="region" aria-label="Everything is chosen">
      <Heading level={3} size={5}>
        Everything is chosen
      </Heading>
      <Text size="small" tone="muted">
        Before you apply: a bill of materials counts every part, and a quote holds this price for {QUOTE_VALID_DAYS} days.
      </Text>
      <Buttons>
        <Button icon={<ListChecks />} onClick={generateBom}>
          Generate BOM
        </Button>
        <Button icon={<FileText />} onClick={onQuote}>
          Get a quote
        </Button>
      </Buttons>
    </Ways>
  )
}

function bomPlan(plans: readonly DrawnPlan[], { planType, selectedPlan, uploadedPlan }: SteelConfiguration) {
  if (planType === 'upload') {
    return uploadedPlan ? { id: UPLOADED_PLAN_ID, name: uploadedPlan.name, squareFeet: uploadedPlan.squareFeet } : null
  }
  const plan = plans.find((drawn) => drawn.plan.id === selectedPlan)?.plan
  return plan ? { id: plan.id, name: plan.name, squareFeet: plan.squareFeet } : null
}

const Ways = styled(Card)`
  display: grid;
  gap: var(--space-3);
  margin-top: var(--space-6);
`

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
`
