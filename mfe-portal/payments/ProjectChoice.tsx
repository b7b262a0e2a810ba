import { dollars } from '@framewell/domain/money/usd'
import { type EscrowAccount, searchEscrow } from '@framewell/domain/payments/escrowCalls'
import { SearchedField } from '@framewell/remote-kit/forms/SearchedField'
import { PAYMENT_QUERIES } from './paymentQueries'

interface ProjectChoiceProps {
  projectId: string
  /** Only projects whose money still moves. */
  active?: boolean
  onChoose: (projectId: string) => void
}

/** One of the projects that a person sees, found by number or by who is in it. */
export const ProjectChoice = ({ projectId, active = false, onChoose }: ProjectChoiceProps) => (
  <SearchedField
    label="Project"
    nouns="projects"
    call={searchEscrow}
    asked={{ status: active ? 'active' : 'all' }}
    queries={PAYMENT_QUERIES}
    optionOf={projectOption}
    chosen={{ value: projectId, label: projectId }}
    onChoose={({ value }) => onChoose(value)}
  />
)

function projectOption({ projectId, builder, fabricator, totalValue }: EscrowAccount) {
  const detail = `${fabricator ? `${builder} and ${fabricator}` : builder}, ${dollars(totalValue)}`
  return { value: projectId, label: projectId, detail }
}
