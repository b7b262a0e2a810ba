import { DescriptionList } from '@framewell/design-system/elements/description-list/DescriptionList'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Text } from '@framewell/design-system/elements/text/Text'
import { labelOf } from '@framewell/domain/collections/labelOf'
import { companyDay } from '@framewell/domain/dates/businessDays'
import { WEB_INCHES } from '@framewell/domain/network/fabricatorFacts'
import type { OwnShop } from '@framewell/domain/network/ownShopCalls'
import { figure } from '@framewell/domain/numbers/figure'
import { inchesText } from '@framewell/domain/numbers/typedInches'
import { insuranceWords } from '@framewell/remote-kit/network/insuranceWords'
import { ApplicationSummary } from './ApplicationSummary'
import { RollFormers } from './machines/RollFormers'
import { PanelLimits } from './PanelLimits'

/** The shop's routing data and panel limits, and its original application. */
export const OwnProfile = ({ shop }: { shop: OwnShop }) => (
  <Stack gap={8}>
    <DescriptionList
      items={[
        { term: 'Contact', detail: [shop.contactName, shop.contactEmail].filter(Boolean).join(', ') || 'Not given' },
        { term: 'Reach', detail: `${figure(shop.reachMiles)} miles` },
        { term: 'Profile depths', detail: `${shop.webs.map((web) => labelOf(WEB_INCHES, web)).join(', ')} in` },
        { term: 'Thicknesses', detail: `${shop.mils.join(', ')} mil` },
        { term: 'Longest member', detail: `${shop.maxMemberFeet} ft` },
        { term: 'Tolerance', detail: `±${inchesText(shop.toleranceInches)} in` },
        { term: 'Insurance', detail: insuranceWords(shop.insuredUntil, companyDay(new Date())).words },
      ]}
    />
    <PanelLimits panels={shop.panels} />
    <RollFormers rollFormers={shop.rollFormers} />
    {shop.application ? <ApplicationSummary application={shop.application} /> : null}
    <Text size="small" tone="muted">
      To change your reach, depths, thicknesses, longest member or tolerance, write to us: routing decisions are recorded with them.
    </Text>
  </Stack>
)
