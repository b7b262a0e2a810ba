import { EmptyState } from '@framewell/design-system/elements/empty-state/EmptyState'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { SelectField } from '@framewell/design-system/elements/select-field/SelectField'
import { dollars } from '@framewell/domain/money/usd'
import type { EscrowAccount } from '@framewell/domain/payments/escrowCalls'
import { Reading } from '@framewell/remote-kit/reading/Reading'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useQuery } from '@tanstack/react-query'
import { Milestone } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { ProjectMoney } from './ProjectMoney'
import { escrowQuery, projectQuery } from './paymentQueries'

/** The phases of one project; the address names it, the newest active one unless said. */
export const Milestones = () => {
  const escrow = useQuery(escrowQuery(useGuardedCall()))
  return (
    <Reading read={escrow} loading="Loading projects" failure="Failed to fetch escrow accounts">
      {(accounts) => {
        const [newest] = accounts
        if (!newest)
          return (
            <EmptyState icon={<Milestone />} title="No Projects">
              Milestones belong to a signed order.
            </EmptyState>
          )
        const active = accounts.find(({ status }) => status === 'active') ?? newest
        return <Chosen projects={accounts} otherwise={active.projectId} />
      }}
    </Reading>
  )
}

const Chosen = ({ projects, otherwise }: { projects: readonly EscrowAccount[]; otherwise: string }) => {
  const [address, setAddress] = useSearchParams()
  const asked = address.get('project')
  const projectId = asked ?? otherwise
  const project = useQuery(projectQuery(useGuardedCall(), projectId))
  const known = projects.map((account) => ({ value: account.projectId, label: `${account.projectId}, ${partiesOf(account)}` }))
  const options = known.some(({ value }) => value === projectId) ? known : [{ value: projectId, label: projectId }, ...known]
  return (
    <Stack gap={6}>
      <SelectField
        label="Project"
        value={projectId}
        options={options}
        onChange={(event) => setAddress({ tab: 'milestones', project: event.currentTarget.value }, { preventScrollReset: true })}
      />
      <Reading read={project} loading="Loading the project" failure="The project could not be read">
        {({ project: read }) => <ProjectMoney key={read.projectId} project={read} />}
      </Reading>
    </Stack>
  )
}

function partiesOf({ builder, fabricator, totalValue }: EscrowAccount): string {
  return `${fabricator ? `${builder} and ${fabricator}` : builder}, ${dollars(totalValue)}`
}
