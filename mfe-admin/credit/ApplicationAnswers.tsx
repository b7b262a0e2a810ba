import { DescriptionList } from '@framewell/design-system/elements/description-list/DescriptionList'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import type { ApplicationDetail } from '@framewell/domain/credit/operatorCalls'
import { dollars } from '@framewell/domain/money/usd'
import { ShortTime } from '@framewell/remote-kit/lists/ShortTime'
import { TitledPart } from './TitledPart'

/** The applicant's answers and the resulting tier and terms. */
export const ApplicationAnswers = ({ application }: { application: ApplicationDetail['application'] }) => (
  <TitledPart>
    <Heading level={4} size={5}>
      Application
    </Heading>
    <DescriptionList
      items={[
        { term: 'Applied', detail: <ShortTime iso={application.applicationDate} /> },
        { term: 'Project location', detail: application.projectLocation },
        { term: 'Project type', detail: application.projectType },
        { term: 'Start', detail: application.startTimeline },
        { term: 'Budget scale', detail: application.budgetScale },
        { term: 'Steel experience', detail: application.familiarityWithSteel },
        {
          term: 'Assigned limit',
          detail: application.assignedCreditLimit === null ? 'N/A' : dollars(application.assignedCreditLimit),
        },
      ]}
    />
  </TitledPart>
)
