import { Badge } from '@framewell/design-system/elements/badge/Badge'
import { Card } from '@framewell/design-system/elements/card/Card'
import { DescriptionList } from '@framewell/design-system/elements/description-list/DescriptionList'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Link } from '@framewell/design-system/elements/link/Link'
import { Meter } from '@framewell/design-system/elements/meter/Meter'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import type { CallOutput } from '@framewell/domain/http/defineCall'
import { usd } from '@framewell/domain/money/usd'
import { leftOutWords } from '@framewell/domain/network/leftOut'
import { SCORE_PARTS } from '@framewell/domain/network/routeProject'
import type { getRoutingDecision } from '@framewell/domain/network/routingDecisionCalls'
import { UNFIT_WORDS, winsIfWords } from '@framewell/domain/network/routingWords'
import { figure } from '@framewell/domain/numbers/figure'
import { longDate } from '@framewell/domain/quotes/quoteWords'
import { TitledPart } from '../credit/TitledPart'
import { percent, SCORE_PART_WORDS } from './scorePartWords'

type Decision = CallOutput<typeof getRoutingDecision>['decision']

/** Why a project went where it went: every candidate by its parts, what would have changed it, and who was out. */
export const DecisionExplained = ({ decision }: { decision: Decision }) => {
  const { projectId, explanation, ranked, unfit, leftOut, weights, units, builderTier, requiredDeliveryBy, policyVersion } = decision
  return (
    <Stack gap={8}>
      <Stack gap={2}>
        <Heading level={3} size={3}>
          {projectId}
        </Heading>
        <Text>{explanation}</Text>
      </Stack>
      <DescriptionList
        items={[
          { term: 'Asked', detail: `${units} units for a ${builderTier} builder, delivered by ${longDate(requiredDeliveryBy)}` },
          {
            term: 'Weights',
            detail: `${SCORE_PARTS.map((part) => `${SCORE_PART_WORDS[part]} ${weights[part]}`).join(', ')}, tier bonus ${weights.tierBonus} (policy version ${policyVersion})`,
          },
        ]}
      />
      {ranked.length > 0 ? (
        <TitledPart>
          <Heading level={4} size={5}>
            Candidates, best first
          </Heading>
          {ranked.map((shop, at) => (
            <Candidate key={shop.fabricatorId} shop={shop} place={at} />
          ))}
        </TitledPart>
      ) : null}
      {unfit.length > 0 ? (
        <TitledPart>
          <Heading level={4} size={5}>
            Out before points were counted
          </Heading>
          <DescriptionList
            items={unfit.map(({ fabricatorId, name, miles, reason, freeUnits }) => ({
              key: fabricatorId,
              term: <ShopLink id={fabricatorId} name={name} />,
              detail: `${UNFIT_WORDS[reason]} (${figure(miles, 0)} miles away, ${freeUnits} units free)`,
            }))}
          />
        </TitledPart>
      ) : null}
      <OthersLeftOut leftOut={leftOut} />
    </Stack>
  )
}

/** Of a large network only the first are kept by name; of the others how many were out, and why. */
const OthersLeftOut = ({ leftOut }: { leftOut: Decision['leftOut'] }) => {
  const others = leftOutWords(leftOut)
  if (others.length === 0) return null
  return (
    <TitledPart>
      <Heading level={4} size={5}>
        Other shops of the network
      </Heading>
      <DescriptionList items={others.map(({ reason, words, shops }) => ({ key: reason, term: figure(shops, 0), detail: words }))} />
    </TitledPart>
  )
}

const Candidate = ({ shop, place }: { shop: Decision['ranked'][number]; place: number }) => {
  const { name, score, parts, miles, freeUnits, freightCents, tierBonusApplied, winsIf } = shop
  return (
    <Card>
      <Stack gap={3}>
        <Stack direction="row" gap={3} align="center">
          <strong>
            <ShopLink id={shop.fabricatorId} name={name} />
          </strong>
          {place === 0 ? <Badge tone="ok">Chosen</Badge> : null}
          {place === 1 ? <Badge>Runner-up</Badge> : null}
          <span>Score {percent(score)}</span>
        </Stack>
        <DescriptionList
          items={SCORE_PARTS.map((part) => ({
            term: SCORE_PART_WORDS[part],
            detail: <Meter label={`${SCORE_PART_WORDS[part]} of ${name}`} value={parts[part]} max={1} text={percent(parts[part])} />,
          }))}
        />
        <Text size="compact" tone="muted">
          {figure(miles, 0)} miles, {freeUnits} units free, freight {usd(freightCents)}
          {tierBonusApplied ? ', tier bonus applied' : ''}
        </Text>
        {place === 0 ? null : <Text size="compact">{winsIfWords(winsIf)}</Text>}
      </Stack>
    </Card>
  )
}

/** Leads to the shop's own record, which stands in the list when it is searched for. */
const ShopLink = ({ id, name }: { id: string; name: string }) => (
  <Link href={`/admin-dashboard?${new URLSearchParams({ tab: 'fabricators', search: name.slice(0, 100), shop: id })}`}>{name}</Link>
)
