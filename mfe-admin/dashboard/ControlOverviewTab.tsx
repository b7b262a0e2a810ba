import { SAMPLE_CONTROL } from '@framewell/domain/insights/sampleFigures'
import { AlertList } from '../alerts/AlertList'
import { FigureFacts } from '../insights/FigureFacts'
import { Panel, Panels } from '../insights/Panels'
import { TierPanel } from '../insights/TierPanel'
import { useFigures } from '../insights/useFigures'

/** The business at a glance: builders, what needs attention, and the state of orders, shops and money. */
export const ControlOverviewTab = () => {
  const figures = useFigures(SAMPLE_CONTROL)
  return (
    <Panels>
      <TierPanel />
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
            'exposureInCash',
            'exposureOnCredit',
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
