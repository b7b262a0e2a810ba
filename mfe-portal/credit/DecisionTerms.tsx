import { Badge } from '@framewell/design-system/elements/badge/Badge'
import { Button } from '@framewell/design-system/elements/button/Button'
import { Card } from '@framewell/design-system/elements/card/Card'
import { DescriptionList } from '@framewell/design-system/elements/description-list/DescriptionList'
import { Column, Grid } from '@framewell/design-system/elements/layout/Grid'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Eyebrow } from '@framewell/design-system/elements/text/Eyebrow'
import { Figure } from '@framewell/design-system/elements/text/Figure'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import type { CreditResult, getCreditTiers } from '@framewell/domain/credit/applicantCalls'
import { PREPAY_NOTICE } from '@framewell/domain/credit/tips'
import type { CallOutput } from '@framewell/domain/http/defineCall'
import { dollars } from '@framewell/domain/money/usd'
import { longDate } from '@framewell/domain/quotes/quoteWords'
import type { PrivateLink } from '@framewell/remote-kit/address/usePrivateLink'
import { ClaimIntoAccount } from '@framewell/remote-kit/session/ClaimIntoAccount'
import { CheckDelivery } from '@framewell/remote-kit/site/CheckDelivery'
import { applicantStatusWords } from '@framewell/remote-kit/words/qualificationStatusWords'
import { styled } from 'styled-components'
import { AdverseNotice } from './AdverseNotice'
import { SaveQuote } from './SaveQuote'
import { TierFacts } from './TierFacts'
import { TierMark } from './TierMark'

interface DecisionTermsProps {
  decision: Omit<CreditResult, 'token'>
  link: PrivateLink
  /** Whether it belongs to a company of the signed-in person. */
  owned: boolean
  terms: CallOutput<typeof getCreditTiers>['tierTerms'][CreditResult['tier']]
}

/** The terms of one decision: figures, benefits, next steps, and how to reach a higher tier. */
export const DecisionTerms = ({ decision, link, owned, terms }: DecisionTermsProps) => {
  const { tier, score, assignedCreditLimit, status, id, decidedAt } = decision
  const words = applicantStatusWords(status)
  const decided = longDate(decidedAt)
  return (
    <Stack gap={8}>
      <Stack gap={2}>
        <Eyebrow>Your credit terms</Eyebrow>
        <Stack direction="row" gap={2}>
          <Heading level={2}>
            <TierMark tier={tier} />
          </Heading>
          <TierFacts tier={tier} />
          <Badge tone={words.tone}>{words.label}</Badge>
        </Stack>
        <Text size="lead" tone="muted" measured>
          {terms.summary}
        </Text>
        {words.next ? <Text measured>{words.next}</Text> : null}
      </Stack>
      {decision.adverseAction ? <AdverseNotice action={decision.adverseAction} /> : null}
      <Grid>
        <Column span={5}>
          <Card padding="large">
            <Limit>
              <Text size="small" tone="muted">
                Your credit limit
              </Text>
              <Figure size="large">{dollars(assignedCreditLimit)}</Figure>
            </Limit>
            <DescriptionList
              items={[
                { term: 'Your payment terms', detail: terms.paymentTerms },
                { term: 'Risk score', detail: `${score} of 100 (higher is better)` },
                { term: 'Decided', detail: <time dateTime={decidedAt}>{decided}</time> },
                { term: 'Qualification ID', detail: <code>{id}</code> },
              ]}
            />
            <Actions>
              <Stack gap={5}>
                <SaveQuote link={link} />
                {owned ? null : <ClaimIntoAccount claim={{ kind: 'credit-decision', ...link }} />}
              </Stack>
            </Actions>
          </Card>
        </Column>
        <Column span={7}>
          <Stack gap={7}>
            <Part title="Benefits" lines={terms.benefits} />
            <Stack gap={3}>
              <Heading level={3} size={4}>
                Next steps
              </Heading>
              <Text size="compact" tone="muted" measured>
                {status === 'rejected'
                  ? 'Update your answers and apply again, or browse the plans in the meantime.'
                  : `Configure a plan and get its quote. ${tier === 'Prepay' ? PREPAY_NOTICE : 'Your tier and limit apply to the order.'}`}
              </Text>
              <Stack direction="row" gap={3}>
                <Button variant="primary" href="/simple-configurator">
                  Configure a home
                </Button>
                {status === 'rejected' ? (
                  <Button href="/qualification">Apply again</Button>
                ) : (
                  <Button href="/network-partners">See network partners</Button>
                )}
              </Stack>
            </Stack>
            <CheckDelivery record={{ id, ...decision.site }} />
            <Part title="Upgrade path" lines={terms.upgradePath} />
          </Stack>
        </Column>
      </Grid>
    </Stack>
  )
}

const Part = ({ title, lines }: { title: string; lines: readonly string[] }) => (
  <Stack gap={3}>
    <Heading level={3} size={4}>
      {title}
    </Heading>
    <Lines>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </Lines>
  </Stack>
)

const Lines = styled.ul`
  padding-inline-start: var(--space-5);

  & > li + li {
    margin-top: var(--space-1);
  }
`

const Limit = styled.div`
  margin-bottom: var(--space-5);
`

const Actions = styled.div`
  margin-top: var(--space-5);
`
