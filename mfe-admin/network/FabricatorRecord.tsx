import { Button } from '@framewell/design-system/elements/button/Button'
import { DescriptionList } from '@framewell/design-system/elements/description-list/DescriptionList'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import { labelOf } from '@framewell/domain/collections/labelOf'
import { companyDay } from '@framewell/domain/dates/businessDays'
import { getCapacity, setCapacityWeek } from '@framewell/domain/network/capacityCalls'
import { type FabricatorRow, listShopDocuments, setFabricatorStatus } from '@framewell/domain/network/fabricatorCalls'
import { FABRICATOR_STATUSES } from '@framewell/domain/network/networkStatus'
import { CapacityCalendar } from '@framewell/remote-kit/network/CapacityCalendar'
import { FABRICATOR_STATUS_WORDS } from '@framewell/remote-kit/network/fabricatorStatusWords'
import { insuranceWords } from '@framewell/remote-kit/network/insuranceWords'
import { useQueryClient } from '@tanstack/react-query'
import { TitledPart } from '../credit/TitledPart'
import { RecordTrail } from '../records/RecordTrail'
import { NetworkDocuments } from './NetworkDocuments'
import { NETWORK_QUERIES } from './networkQueries'
import { ReadPart } from './ReadPart'
import { ReasonDialog } from './ReasonDialog'
import { disputeWords, leadTimeWords, ratingWords } from './shopFigures'
import { SHOP_STATUS_CHANGES } from './shopStatusChanges'

/** One shop: how its quality score is computed, its status and its calendar. */
export const FabricatorRecord = ({ shop }: { shop: FabricatorRow }) => {
  const queries = useQueryClient()
  const { id, name, address, status, statusReason, trustLevel, qualityWords, insuredUntil } = shop
  return (
    <Stack gap={8}>
      <Stack gap={1}>
        <Heading level={3} size={3}>
          {name}
        </Heading>
        <Text tone="muted">{address}</Text>
      </Stack>
      <DescriptionList
        items={[
          {
            term: 'Status',
            detail: statusReason
              ? `${labelOf(FABRICATOR_STATUS_WORDS, status)}: ${statusReason}`
              : labelOf(FABRICATOR_STATUS_WORDS, status),
          },
          { term: 'Trust level', detail: trustLevel },
          { term: 'Quality', detail: qualityWords },
          { term: 'Rating', detail: ratingWords(shop) },
          { term: 'Lead time', detail: leadTimeWords(shop) },
          { term: 'Disputed, of finished orders', detail: disputeWords(shop) },
          { term: 'Active projects', detail: shop.activeProjects },
          { term: 'Insurance', detail: insuranceWords(insuredUntil, companyDay(new Date())).words },
        ]}
      />
      <Stack direction="row" gap={2}>
        {FABRICATOR_STATUSES.filter((next) => next !== status).map((next) => (
          <ReasonDialog
            key={next}
            title={`${SHOP_STATUS_CHANGES[next].action}: ${name}`}
            description={`${SHOP_STATUS_CHANGES[next].effect} The shop gets your reason.`}
            trigger={<Button size="small">{SHOP_STATUS_CHANGES[next].action}</Button>}
            action={SHOP_STATUS_CHANGES[next].action}
            done={SHOP_STATUS_CHANGES[next].done}
            danger={next === 'suspended'}
            run={(api, reason, how) => api(setFabricatorStatus, { id, status: next, reason }, how)}
          />
        ))}
      </Stack>
      <ReadPart noun="documents" id={id} read={(api, asked, signal) => api(listShopDocuments, { id: asked }, { signal })}>
        {({ documents }) => <NetworkDocuments documents={documents} none="No document of this shop is on file." />}
      </ReadPart>
      <TitledPart>
        <Heading level={4} size={5}>
          The next 16 weeks
        </Heading>
        <ReadPart noun="calendar" id={id} read={(api, asked, signal) => api(getCapacity, { id: asked }, { signal })}>
          {({ weeks }) => (
            <CapacityCalendar
              weeks={weeks}
              setWeek={(api, week, how) => api(setCapacityWeek, { id, ...week }, how)}
              onSettled={() => void queries.invalidateQueries({ queryKey: NETWORK_QUERIES })}
            />
          )}
        </ReadPart>
      </TitledPart>
      <RecordTrail subjectId={id} />
    </Stack>
  )
}
