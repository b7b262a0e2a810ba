import { EmptyState } from '@framewell/design-system/elements/empty-state/EmptyState'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Reading } from '@framewell/remote-kit/reading/Reading'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useQuery } from '@tanstack/react-query'
import { Milestone } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { ProjectChoice } from './ProjectChoice'
import { ProjectMoney } from './ProjectMoney'
import { newestProjectQuery, projectQuery } from './paymentQueries'

/** The phases of one project, named in the URL; the newest active one by default. */
export const Milestones = () => {
  const [address] = useSearchParams()
  const asked = address.get('project')
  const newest = useQuery({ ...newestProjectQuery(useGuardedCall(), ['active', 'all']), enabled: asked === null })
  if (asked !== null) return <Chosen projectId={asked} />
  return (
    <Reading read={newest} loading="Loading projects" failure="Failed to fetch escrow accounts">
      {(project) =>
        project ? (
          <Chosen projectId={project.projectId} />
        ) : (
          <EmptyState icon={<Milestone />} title="No Projects">
            Milestones belong to a signed order.
          </EmptyState>
        )
      }
    </Reading>
  )
}

const Chosen = ({ projectId }: { projectId: string }) => {
  const [, setAddress] = useSearchParams()
  const project = useQuery(projectQuery(useGuardedCall(), projectId))
  return (
    <Stack gap={6}>
      <ProjectChoice
        projectId={projectId}
        onChoose={(chosen) => setAddress({ tab: 'milestones', project: chosen }, { preventScrollReset: true })}
      />
      <Reading read={project} loading="Loading the project" failure="The project could not be loaded">
        {({ project: read }) => <ProjectMoney key={read.projectId} project={read} />}
      </Reading>
    </Stack>
  )
}
