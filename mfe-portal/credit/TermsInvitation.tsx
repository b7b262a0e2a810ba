import { Button } from '@framewell/design-system/elements/button/Button'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Eyebrow } from '@framewell/design-system/elements/text/Eyebrow'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import { decisionPath } from '@framewell/domain/credit/decisionPath'
import { longDate } from '@framewell/domain/quotes/quoteWords'
import { useAtomValue } from 'jotai'
import { lastDecisionAtom } from './lastDecision'

/** The terms page without a decision in its URL or account: the last decision of this device, or an invitation to qualify. */
export const TermsInvitation = () => {
  const last = useAtomValue(lastDecisionAtom)
  return (
    <Stack gap={5}>
      <Stack gap={2}>
        <Eyebrow>{last ? 'Your last decision on this device' : 'Pre-qualification'}</Eyebrow>
        <Heading level={2}>{last ? `${last.tier} tier` : 'Four tiers, one short form'}</Heading>
        <Text size="lead" tone="muted" measured>
          {last
            ? `Decided on ${longDate(last.timestamp)}. Open it to see its limit, its terms and what has changed since.`
            : 'Your answers decide the tier, the tier decides your terms. It takes 60 seconds, with no obligation and no credit check.'}
        </Text>
      </Stack>
      <Stack direction="row" gap={3}>
        {last ? (
          <>
            <Button variant="primary" href={decisionPath(last)}>
              Open your {last.tier} terms
            </Button>
            <Button href="/qualification">Apply again</Button>
          </>
        ) : (
          <Button variant="primary" href="/qualification">
            Get Pre-Qualified
          </Button>
        )}
      </Stack>
    </Stack>
  )
}
