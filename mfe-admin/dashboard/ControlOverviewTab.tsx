import { SAMPLE_CONTROL, SAMPLE_TIERS } from '@framewell/domain/insights/sampleFigures'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useQuery } from '@tanstack/react-query'
import { AlertList } from '../alerts/AlertList'
import { Distribution } from '../insights/Distribution'
import { FigureFacts } from '../insights/FigureFacts'
import { qualificationQuery } from '../insights/insightQueries'
import { Panel, Panels } from '../insights/Panels'
import { useFigures } from '../insights/useFigures'

/** The business at a glance: who builds, what needs attention, how orders, shops and money stand. */
export const ControlOverviewTab = () => {
  const figures = useFigures(SAMPLE_CONTROL)
  const qualification = useQuery(qualificationQuery(useGuardedCall()))
  const tiers = qualification.data?.tierDistribution ?? (qualification.isError ? SAMPLE_TIERS : {})
  return (
    <Panels>
      <Panel title={qualification.isError && !qualification.data ? 'Tier distribution (Sample figures)' : 'Tier distribution'}>
        <Distribution counts={tiers} />
      </Panel>
      <Panel title="Critical alerts">
        <AlertList onlyFiring />
      </Panel>
      <Panel title="Fulfillment performance">
        <FigureFacts figures={figures} names={['avgFulfillmentTime', 'onTimeRate', 'delayedShipments', 'activeDisputes', 'disputeRate']} />
      </Panel>
      <Panel title="Network capacity">
        <FigureFacts figures={figures} names={['activeFabricators', 'capacityUtilization', 'avgRating', 'pendingPartnerApprovals']} />
      </Panel>
      <Panel title="Financial health">
        <FigureFacts
          figures={figures}
          names={[
            'escrowExposure',
            'activeAccounts',
            'totalRevenue',
            'processingVolume',
            'avgProcessingTime',
            'moneyReceived',
            'unmatchedMoney',
          ]}
        />
      </Panel>
      <Panel title="Conversion">
        <FigureFacts
          figures={figures}
          names={['conversionRate', 'applicationsThisMonth', 'quotesThisMonth', 'quoteToContractRate', 'pendingApprovals']}
        />
      </Panel>
    </Panels>
  )
}
