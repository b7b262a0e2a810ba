import { Alert } from '@framewell/design-system/elements/alert/Alert'
import { Badge } from '@framewell/design-system/elements/badge/Badge'
import { Button } from '@framewell/design-system/elements/button/Button'
import { Card } from '@framewell/design-system/elements/card/Card'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Eyebrow } from '@framewell/design-system/elements/text/Eyebrow'
import { Figure } from '@framewell/design-system/elements/text/Figure'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import type { CreditResult } from '@framewell/domain/credit/applicantCalls'
import { decisionPath } from '@framewell/domain/credit/decisionPath'
import { ASSIGNABLE_TIERS } from '@framewell/domain/credit/tier'
import { improvementTips, PREPAY_NOTICE, tierTone } from '@framewell/domain/credit/tips'
import { dollars } from '@framewell/domain/money/usd'
import type { PrivateLink } from '@framewell/remote-kit/address/usePrivateLink'
import { CheckDelivery } from '@framewell/remote-kit/site/CheckDelivery'
import { applicantStatusWords } from '@framewell/remote-kit/words/qualificationStatusWords'
import { type Ref, useId } from 'react'
import { styled } from 'styled-components'
import { AdverseNotice } from './AdverseNotice'
import { SaveQuote } from './SaveQuote'
import { TierFacts } from './TierFacts'
import { TierMark } from './TierMark'
import { WhyThisScore } from './WhyThisScore'

interface ResultCardProps {
  decision: Omit<CreditResult, 'token'>
  link: PrivateLink
  /** Takes focus when the result has just arrived. */
  headingRef?: Ref<HTMLHeadingElement>
  /** Returns to the answers. */
  onChangeAnswers: () => void
}

/** A decision: tier, score, limit, reasons, how to improve, and next steps. */
export const ResultCard = ({ decision, link, headingRef, onChangeAnswers }: ResultCardProps) => {
  const id = useId()
  const { tier, score, assignedCreditLimit, aiSummary, improvements, status } = decision
  const words = applicantStatusWords(status)
  const tips = improvementTips(tier, improvements)
  return (
    <Frame forwardedAs="section" padding="large" data-tier={tierTone(tier)} aria-labelledby={id}>
      <Stack gap={5}>
        <Stack gap={2}>
          <Stack direction="row" justify="between" gap={2}>
            <Eyebrow tone="muted">Your preliminary tier</Eyebrow>
            <Badge tone={words.tone}>{words.label}</Badge>
          </Stack>
          <Stack direction="row" gap={1}>
            <Heading level={2} size={2} id={id} ref={headingRef} tabIndex={-1}>
              <TierMark tier={tier} />
            </Heading>
            <TierFacts tier={tier} />
          </Stack>
        </Stack>
        <Figures>
          <div>
            <dt>Score</dt>
            <dd>
              <Figure size="large">{score}</Figure> <small>out of 100</small>
            </dd>
          </div>
          <div>
            <dt>Credit limit</dt>
            <dd>
              <Figure size="large">{dollars(assignedCreditLimit)}</Figure>
            </dd>
          </div>
        </Figures>
        {ASSIGNABLE_TIERS.some((known) => known === tier) ? (
          <Text size="small" tone="muted">
            {status === 'pending'
              ? `This is the limit our credit team decides on. The range beside ${tier} is typical of the tier.`
              : status === 'rejected'
                ? `No credit is granted. The range beside ${tier} is typical of the tier.`
                : `This limit is yours, for the project you named. The range beside ${tier} is typical of the tier, not yours.`}
          </Text>
        ) : null}
        <Text size="compact" tone="muted">
          {aiSummary}
        </Text>
        {words.next ? (
          <Text size="compact" weight="medium">
            {words.next}
          </Text>
        ) : null}
        <CheckDelivery record={{ id: decision.id, ...decision.site }} />
        {tier === 'Prepay' ? <Alert tone="warn">{PREPAY_NOTICE}</Alert> : null}
        {tips ? (
          <Stack gap={2}>
            <Heading level={3} size={5}>
              {tips.heading}
            </Heading>
            <Tips>
              {tips.tips.map((tip) => (
                <li key={tip}>{tip}</li>
              ))}
            </Tips>
          </Stack>
        ) : null}
        {decision.adverseAction ? <AdverseNotice action={decision.adverseAction} /> : null}
        <WhyThisScore factors={decision.factors} policyVersion={decision.policyVersion} />
        <Stack gap={3}>
          <Button variant="primary" block href={decisionPath(link)}>
            View Full Terms & Continue
          </Button>
          <SaveQuote link={link} />
          <Button
            variant="plain"
            size="small"
            style={{ alignSelf: 'start', marginInlineStart: 'calc(-1 * var(--space-3))' }}
            onClick={onChangeAnswers}
          >
            Change your answers
          </Button>
        </Stack>
      </Stack>
    </Frame>
  )
}

const Frame = styled(Card)`
  border-top: var(--space-1) solid var(--color-control-border);

  &[data-tier='preferred'] {
    border-top-color: var(--color-ok);
  }
  &[data-tier='standard'] {
    border-top-color: var(--color-steel);
  }
  &[data-tier='prepay'] {
    border-top-color: var(--color-warn);
  }
`

const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  border-block: 1px solid var(--color-line);

  & > div {
    padding-block: var(--space-4);
  }
  & > div + div {
    padding-inline-start: var(--space-5);
    border-inline-start: 1px solid var(--color-line);
  }
  & dt {
    color: var(--color-ink-muted);
    font-size: var(--text-small);
  }
  & dd {
    margin: var(--space-1) 0 0;
  }
  & small {
    color: var(--color-ink-muted);
    font-size: var(--text-small);
    white-space: nowrap;
  }
`

const Tips = styled.ul`
  padding-inline-start: var(--space-5);
  font-size: var(--text-compact);

  & > li + li {
    margin-top: var(--space-1);
  }
`
