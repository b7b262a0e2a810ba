import { Text } from '@framewell/design-system/elements/text/Text'
import { DashboardLink } from '../dashboard/DashboardLink'
import { FigureValue } from '../insights/FigureValue'
import { useFigures } from '../insights/useFigures'

/** The number of shops pending a decision, with a link to their applications. */
export const PendingShops = () => {
  const pending = useFigures({}).figureOf('pendingPartnerApprovals')?.value ?? 0
  if (pending === 0) return null
  return (
    <Text>
      <FigureValue name="pendingPartnerApprovals" value={pending} /> {pending === 1 ? 'application is' : 'applications are'} pending:{' '}
      <DashboardLink href="/admin-dashboard?tab=network-applications">decide who joins the network</DashboardLink>.
    </Text>
  )
}
