import { dollars } from '@framewell/domain/money/usd'
import { type EscrowAccount, searchEscrow } from '@framewell/domain/payments/escrowCalls'
import { SearchedField } from '@framewell/remote-kit/forms/SearchedField'
import { PAYMENT_QUERIES } from './paymentQueries'

interface ProjectChoiceProps {
  projectId: string
  /** Only projects with money still to move. */
  active?: boolean
  onChoose: (projectId: string) => void
}

/** Selects one of the user's projects, by number or party. */
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
