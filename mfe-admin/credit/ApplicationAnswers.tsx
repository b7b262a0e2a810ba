import { DescriptionList } from '@framewell/design-system/elements/description-list/DescriptionList'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { ANSWER_NAMES, CREDIT_ANSWERS } from '@framewell/domain/credit/application'
import type { ApplicationDetail } from '@framewell/domain/credit/operatorCalls'
import { dollars } from '@framewell/domain/money/usd'
import { CREDIT_EXTENDED, creditLineWords } from '@framewell/domain/payments/creditLine'
import { longDate } from '@framewell/domain/quotes/quoteWords'
import { ShortTime } from '@framewell/remote-kit/lists/ShortTime'
import { TitledPart } from './TitledPart'

/** The applicant's answers and the resulting tier and terms. */
export const ApplicationAnswers = ({ application, creditLine }: Pick<ApplicationDetail, 'application' | 'creditLine'>) => (
  <TitledPart>
    <Heading level={4} size={5}>
      Application
    </Heading>
    <DescriptionList
      items={[
        { term: 'Applied', detail: <ShortTime iso={application.applicationDate} /> },
        ...ANSWER_NAMES.flatMap((name) => {
          const { record } = CREDIT_ANSWERS[name]
          return record === null ? [] : [{ term: record, detail: shownAnswer(application, name) }]
        }),
        {
          term: 'Assigned limit',
          detail: application.assignedCreditLimit === null ? 'N/A' : dollars(application.assignedCreditLimit),
        },
        ...(creditLine ? [{ term: CREDIT_EXTENDED, detail: `${creditLineWords(creditLine)}, over all orders of the company` }] : []),
      ]}
    />
  </TitledPart>
)

function shownAnswer(application: ApplicationDetail['application'], name: (typeof ANSWER_NAMES)[number]): string {
  const answer = application[name]
  if (!answer) return 'Not given'
  return name === 'deliverBy' ? longDate(answer) : answer
}
