import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useQuery } from '@tanstack/react-query'
import { PhaseWindow } from '../payments/PhaseWindow'
import { projectQuery } from '../payments/paymentQueries'

/** Recorded work that the builder can accept or dispute, and until when. Renders nothing when there is none. */
export const WorkAcceptance = ({ projectId, signed }: { projectId: string; signed: boolean }) => {
  const project = useQuery({ ...projectQuery(useGuardedCall(), projectId), enabled: signed })
  const phase = project.data?.project.phases.find(({ acceptanceEndsOn, held }) => acceptanceEndsOn !== null || held !== null)
  return phase ? (
    <Stack as="section" gap={3} aria-label="To be accepted">
      <Heading level={3} size={5}>
        To be accepted
      </Heading>
      <Text>{phase.title}</Text>
      <PhaseWindow {...phase} />
    </Stack>
  ) : null
}
