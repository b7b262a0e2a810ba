import { Alert } from '@framewell/design-system/elements/alert/Alert'
import { Badge, type BadgeTone } from '@framewell/design-system/elements/badge/Badge'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Tabs } from '@framewell/design-system/elements/tabs/Tabs'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import { labelOf } from '@framewell/domain/collections/labelOf'
import { companyDay } from '@framewell/domain/dates/businessDays'
import type { DirectoryPartner } from '@framewell/domain/network/directoryApplication'
import type { FabricatorStatus } from '@framewell/domain/network/fabricatorStatus'
import type { OwnShop as Shop } from '@framewell/domain/network/ownShopCalls'
import { certificationTier } from '@framewell/domain/orders/shopCertification'
import { useTab } from '@framewell/remote-kit/address/useTab'
import { CertificationBadge } from '@framewell/remote-kit/network/CertificationBadge'
import { FABRICATOR_STATUS_WORDS } from '@framewell/remote-kit/network/fabricatorStatusWords'
import { insuranceWords } from '@framewell/remote-kit/network/insuranceWords'
import { WorkQueue } from '../work/WorkQueue'
import { OwnCapacity } from './OwnCapacity'
import { OwnDocuments } from './OwnDocuments'
import { OwnListings } from './OwnListings'
import { OwnPrices } from './OwnPrices'
import { OwnProfile } from './OwnProfile'
import { OwnQuality } from './OwnQuality'

const TABS = ['work', 'capacity', 'documents', 'prices', 'quality', 'profile'] as const
const TONES: Readonly<Record<FabricatorStatus, BadgeTone>> = { active: 'ok', paused: 'warn', suspended: 'bad' }

/** The signed-in partner's shop: whether it receives work, and what that depends on. */
export const OwnShop = ({ shop, listings }: { shop: Shop; listings: readonly DirectoryPartner[] }) => {
  const { tab, openTab } = useTab(listings.length > 0 ? [...TABS, 'directory'] : TABS)
  const { name, address, status, isPreferred, quality } = shop
  const label = `${name}, by part`
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <Stack direction="row" gap={3} align="center">
          <Heading level={1} size={2}>
            {name}
          </Heading>
          <Badge tone={TONES[status]}>{labelOf(FABRICATOR_STATUS_WORDS, status)}</Badge>
          {isPreferred ? <CertificationBadge tier={certificationTier({ isPreferred, ...quality })} /> : null}
        </Stack>
        <Text tone="muted">{address}</Text>
      </Stack>
      <Standing shop={shop} />
      <Tabs
        label={label}
        value={tab}
        onValueChange={openTab}
        tabs={[
          { value: 'work', label: 'Work', content: <WorkQueue /> },
          { value: 'capacity', label: 'Capacity', content: <OwnCapacity shop={shop} /> },
          { value: 'documents', label: 'Documents', content: <OwnDocuments shop={shop} /> },
          { value: 'prices', label: 'Prices', content: <OwnPrices /> },
          { value: 'quality', label: 'Quality', content: <OwnQuality quality={shop.quality} /> },
          { value: 'profile', label: 'Profile', content: <OwnProfile shop={shop} /> },
          ...(listings.length > 0
            ? [{ value: 'directory' as const, label: 'Directory', content: <OwnListings listings={listings} /> }]
            : []),
        ]}
      />
    </Stack>
  )
}

/** What prevents the shop from getting work, now or soon. */
const Standing = ({ shop: { status, statusReason, insuredUntil } }: { shop: Shop }) => {
  if (status !== 'active')
    return (
      <Alert tone="warn" title={`No new work is routed to you: the shop is ${labelOf(FABRICATOR_STATUS_WORDS, status).toLowerCase()}`}>
        {statusReason ?? 'Write to us to learn why.'}
      </Alert>
    )
  const { words, state } = insuranceWords(insuredUntil, companyDay(new Date()))
  if (state !== 'soon') return null
  return (
    <Alert tone="warn" title="Your insurance certificate ends soon">
      {words}. Add the renewed one under Documents before then, or no new work is routed to you.
    </Alert>
  )
}
