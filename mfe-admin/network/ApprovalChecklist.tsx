import { Badge } from '@framewell/design-system/elements/badge/Badge'
import { DescriptionList } from '@framewell/design-system/elements/description-list/DescriptionList'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { companyDay } from '@framewell/domain/dates/businessDays'
import type { NetworkApplicationDetail } from '@framewell/domain/network/reviewingCalls'
import { TitledPart } from '../credit/TitledPart'
import { approvalSteps } from './approvalSteps'

/** What an approval requires and what is missing. */
export const ApprovalChecklist = ({ application }: { application: NetworkApplicationDetail }) => (
  <TitledPart>
    <Heading level={4} size={5}>
      Before approval
    </Heading>
    <DescriptionList
      items={approvalSteps(application, companyDay(new Date())).map(({ name, done, words }) => ({
        term: name,
        detail: (
          <>
            <Badge tone={done ? 'ok' : 'warn'}>{done ? 'Done' : 'Open'}</Badge> {words}
          </>
        ),
      }))}
    />
  </TitledPart>
)
