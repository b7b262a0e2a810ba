import { Badge } from '@framewell/design-system/elements/badge/Badge'
import { DescriptionList } from '@framewell/design-system/elements/description-list/DescriptionList'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import { usd } from '@framewell/domain/money/usd'
import { APPLICATION_STATUS_WORDS } from '@framewell/domain/network/applicationStates'
import type { OwnShop } from '@framewell/domain/network/ownShopCalls'
import { longDate } from '@framewell/domain/quotes/quoteWords'
import { insuranceWords } from '@framewell/remote-kit/network/insuranceWords'
import { APPLICATION_TONES } from './applicationTones'

/** What routing knows of the shop, and the application that made it one. */
export const OwnProfile = ({ shop }: { shop: OwnShop }) => (
  <Stack gap={8}>
    <DescriptionList
      items={[
        { term: 'Contact', detail: [shop.contactName, shop.contactEmail].filter(Boolean).join(', ') || 'Not given' },
        { term: 'Reach', detail: `${shop.reachMiles.toLocaleString('en-US')} miles` },
        { term: 'Price of a unit', detail: usd(shop.unitPriceCents) },
        { term: 'Profile depths', detail: `${shop.webs.join(', ')} (hundredths of an inch)` },
        { term: 'Thicknesses', detail: `${shop.mils.join(', ')} mil` },
        { term: 'Longest member', detail: `${shop.maxMemberFeet} ft` },
        { term: 'Tolerance', detail: `${shop.toleranceInches} in` },
        { term: 'Insurance', detail: insuranceWords(shop.insuredUntil, new Date().toISOString().slice(0, 10)).words },
      ]}
    />
    {shop.application ? <Application application={shop.application} /> : null}
    <Text size="small" tone="muted">
      To change machines, prices or reach, write to us: routing decisions are recorded with them.
    </Text>
  </Stack>
)

const Application = ({ application }: { application: NonNullable<OwnShop['application']> }) => (
  <Stack gap={4}>
    <Heading level={2} size={4}>
      Application {application.applicationId}{' '}
      <Badge tone={APPLICATION_TONES[application.status]}>{APPLICATION_STATUS_WORDS[application.status]}</Badge>
    </Heading>
    <DescriptionList
      items={[
        { term: 'Submitted', detail: longDate(application.submittedAt) },
        ...(application.decidedAt ? [{ term: 'Decided', detail: longDate(application.decidedAt) }] : []),
        ...(application.signature
          ? [{ term: 'Agreement', detail: `Signed by ${application.signature.name}, ${longDate(application.signature.signedAt)}` }]
          : []),
      ]}
    />
  </Stack>
)
