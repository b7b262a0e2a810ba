import { Badge } from '@framewell/design-system/elements/badge/Badge'
import { Disclosure } from '@framewell/design-system/elements/disclosure/Disclosure'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { optionsOf } from '@framewell/domain/collections/optionsOf'
import { TIERS } from '@framewell/domain/credit/tier'
import { getRoutingPolicy } from '@framewell/domain/network/routingCalls'
import { getRoutingDecision, listRoutingDecisions, type RoutingDecisionRow } from '@framewell/domain/network/routingDecisionCalls'
import { figure } from '@framewell/domain/numbers/figure'
import { type ListColumn, ListScreen } from '@framewell/remote-kit/lists/ListScreen'
import { ShortTime } from '@framewell/remote-kit/lists/ShortTime'
import { DecisionExplained } from './DecisionExplained'
import { NETWORK_QUERIES } from './networkQueries'
import { PolicyForm } from './PolicyForm'
import { ReadPart } from './ReadPart'
import { percent } from './scorePartWords'
import { WaitingPlan } from './WaitingPlan'

const columns: readonly ListColumn<RoutingDecisionRow>[] = [
  {
    id: 'decided',
    header: 'Decided',
    sortable: true,
    cell: ({ decidedAt }) => <ShortTime iso={decidedAt} />,
    csv: ({ decidedAt }) => decidedAt,
  },
  {
    id: 'project',
    header: 'Project',
    sortable: true,
    fixed: true,
    onPhone: 'title',
    cell: ({ projectId, units }) => (
      <>
        {projectId}
        <small>{units} units</small>
      </>
    ),
    csv: ({ projectId }) => projectId,
  },
  { id: 'tier', header: 'Tier', cell: ({ builderTier }) => builderTier, csv: ({ builderTier }) => builderTier },
  {
    id: 'chosen',
    header: 'Chosen',
    cell: ({ chosenName }) => chosenName ?? <Badge tone="bad">No shop could</Badge>,
    csv: ({ chosenName }) => chosenName,
  },
  {
    id: 'score',
    header: 'Score',
    align: 'end',
    cell: ({ chosenScore }) => (chosenScore === null ? 'None' : percent(chosenScore)),
    csv: ({ chosenScore }) => chosenScore,
  },
  {
    id: 'miles',
    header: 'Miles',
    align: 'end',
    cell: ({ chosenMiles }) => (chosenMiles === null ? 'None' : figure(chosenMiles, 0)),
    csv: ({ chosenMiles }) => chosenMiles,
  },
  {
    id: 'candidates',
    header: 'Candidates',
    sortable: true,
    align: 'end',
    cell: ({ candidates }) => candidates,
    csv: ({ candidates }) => candidates,
  },
  {
    id: 'policy',
    header: 'Policy',
    align: 'end',
    onPhone: 'hidden',
    cell: ({ policyVersion }) => `Version ${policyVersion}`,
    csv: ({ policyVersion }) => policyVersion,
  },
]

/** Routing decisions and their reasons, the routing policy, and what planning all waiting projects together would save. */
export const RoutingTab = () => (
  <Stack gap={6} align="stretch">
    <Disclosure wide summary="Routing policy">
      <ReadPart noun="policy" id="current" read={(api, _, signal) => api(getRoutingPolicy, {}, { signal })}>
        {(policy) => <PolicyForm current={policy} />}
      </ReadPart>
    </Disclosure>
    <Disclosure wide summary="Plan the waiting projects">
      <WaitingPlan />
    </Disclosure>
    <div>
      <ListScreen
        topic="routing"
        noun="decision"
        caption="Routing decisions, newest first"
        call={listRoutingDecisions}
        columns={columns}
        filters={[
          {
            name: 'outcome',
            label: 'Outcome',
            all: 'Any outcome',
            options: [
              { value: 'routed', label: 'A shop was found' },
              { value: 'refused', label: 'No shop could' },
            ],
          },
          { name: 'tier', label: 'Tier', all: 'Any tier', options: optionsOf(TIERS) },
        ]}
        searchLabel="Search project or shop"
        queries={NETWORK_QUERIES}
        empty={{ title: 'Nothing routed yet', text: 'Each project that is routed appears here with its reasons.' }}
        nameOf={({ projectId }) => `decision on ${projectId}`}
        opened={{
          title: 'Routing decision',
          wide: true,
          read: (id) => (
            <ReadPart noun="decision" id={id} read={(api, asked, signal) => api(getRoutingDecision, { id: asked }, { signal })}>
              {({ decision }) => <DecisionExplained decision={decision} />}
            </ReadPart>
          ),
        }}
      />
    </div>
  </Stack>
)
