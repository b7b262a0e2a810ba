import { DescriptionList } from '@framewell/design-system/elements/description-list/DescriptionList'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import type { NetworkApplicationDetail } from '@framewell/domain/network/reviewingCalls'
import { ShortTime } from '@framewell/remote-kit/lists/ShortTime'
import { auditAction } from '../credit/auditChanges'
import { TitledPart } from '../credit/TitledPart'

/** The history of an application. */
export const NetworkHistory = ({ history }: { history: NetworkApplicationDetail['history'] }) => (
  <TitledPart>
    <Heading level={4} size={5}>
      History
    </Heading>
    <DescriptionList
      items={history.map(({ id, at, actor, action, reason }) => ({
        key: id,
        term: auditAction(action),
        detail: (
          <>
            {actor}, <ShortTime iso={at} />
            {reason ? `: ${reason}` : ''}
          </>
        ),
      }))}
    />
  </TitledPart>
)
