import { Badge } from '@framewell/design-system/elements/badge/Badge'
import { Card } from '@framewell/design-system/elements/card/Card'
import { DescriptionList } from '@framewell/design-system/elements/description-list/DescriptionList'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Meter } from '@framewell/design-system/elements/meter/Meter'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import type { CallOutput } from '@framewell/domain/http/defineCall'
import { usd } from '@framewell/domain/money/usd'
import { NEW_SHOP } from '@framewell/domain/network/earnedQuality'
import { omittedShopsText } from '@framewell/domain/network/omittedShops'
import { SCORE_PARTS } from '@framewell/domain/network/routeProject'
import type { getRoutingDecision } from '@framewell/domain/network/routingDecisionCalls'
import { counterfactualWords, NO_LIST } from '@framewell/domain/network/routingWords'
import { figure } from '@framewell/domain/numbers/figure'
import { longDate } from '@framewell/domain/quotes/quoteWords'
import { TitledPart } from '../credit/TitledPart'
import { DecisionShops } from './DecisionShops'
import { ShopLink } from './ShopLink'
import { percent, SCORE_PART_WORDS } from './scorePartWords'

type Decision = CallOutput<typeof getRoutingDecision>['decision']

/** Shops shown with bars; the list below has every shop. */
const SHOWN_CARDS = 5

/**
 * Explains a routing decision: the top shops by score part, what would have changed the result, then every shop and why it was not chosen.
 */
export const DecisionExplained = ({ decision }: { decision: Decision }) => {
  const others = omittedShopsText(decision.leftOut)
  const { id, projectId, explanation, ranked, weights, units, builderTier, requiredDeliveryBy, policyVersion } = decision
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
            {ranked.length > SHOWN_CARDS ? `The ${SHOWN_CARDS} best` : 'Candidates, best first'}
          </Heading>
          {ranked.slice(0, SHOWN_CARDS).map((shop, at) => (
            <Candidate key={shop.fabricatorId} shop={shop} place={at} />
          ))}
        </TitledPart>
      ) : null}
      <TitledPart>
        <Heading level={4} size={5}>
          Every shop of the network
        </Heading>
        {others.length > 0 ? (
          <Text size="compact" tone="muted">
            {others.map(({ words, shops }) => `${figure(shops, 0)} ${words}`).join('; ')}.
          </Text>
        ) : null}
        <DecisionShops id={id} />
      </TitledPart>
    </Stack>
  )
}

const Candidate = ({ shop, place }: { shop: Decision['ranked'][number]; place: number }) => {
  const { name, score, parts, miles, freeUnits, freightCents, tierBonusApplied, winsIf, isNewShop, unitCents } = shop
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
            detail: (
              <Meter
                label={`${SCORE_PART_WORDS[part]} of ${name}`}
                value={parts[part]}
                max={1}
                text={
                  isNewShop && part === 'quality'
                    ? NEW_SHOP
                    : part === 'price' && unitCents === null
                      ? `${percent(parts[part])}: ${NO_LIST}`
                      : percent(parts[part])
                }
              />
            ),
          }))}
        />
        <Text size="compact" tone="muted">
          {figure(miles, 0)} miles, {freeUnits} units free, freight {usd(freightCents)}
          {tierBonusApplied ? ', tier bonus applied' : ''}
        </Text>
        {place === 0 ? null : <Text size="compact">{counterfactualWords(winsIf)}</Text>}
      </Stack>
    </Card>
  )
}
