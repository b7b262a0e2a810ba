import { Button } from '@framewell/design-system/elements/button/Button'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Eyebrow } from '@framewell/design-system/elements/text/Eyebrow'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import { decisionPath } from '@framewell/domain/credit/decisionPath'
import { useAtomValue } from 'jotai'
import { lastDecisionAtom } from './lastDecision'

/** The terms page without a decision: an invitation to qualify, and a link to this device's last decision. */
export const TermsInvitation = () => {
  const last = useAtomValue(lastDecisionAtom)
  return (
    <Stack gap={5}>
      <Stack gap={2}>
        <Eyebrow>No decision yet</Eyebrow>
        <Heading level={2}>Four tiers, one short form</Heading>
        <Text size="lead" tone="muted" measured>
          Your answers decide the tier, the tier decides your terms. It takes 60 seconds, with no obligation and no credit check.
        </Text>
      </Stack>
      <Stack direction="row" gap={3}>
        <Button variant="primary" href="/qualification">
          Get Pre-Qualified
        </Button>
        {last ? <Button href={decisionPath(last)}>Open your {last.tier} terms</Button> : null}
      </Stack>
    </Stack>
  )
}
