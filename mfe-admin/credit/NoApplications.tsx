import { Button } from '@framewell/design-system/elements/button/Button'
import { EmptyState } from '@framewell/design-system/elements/empty-state/EmptyState'
import { QUALIFICATION_STATUS_WORDS } from '@framewell/remote-kit/words/qualificationStatusWords'
import { FileSearch, Inbox } from 'lucide-react'
import type { ApplicationFilter } from './applicationFilter'

interface NoApplicationsProps {
  filter: ApplicationFilter
  onShowAll: () => void
}

/** An empty list: nothing submitted yet, or nothing that the filter matches. */
export const NoApplications = ({ filter, onShowAll }: NoApplicationsProps) =>
  filter.status === 'all' && filter.search === '' ? (
    <EmptyState icon={<Inbox />} title="No credit applications submitted yet">
      Applications from the qualification form appear here as they come in.
    </EmptyState>
  ) : (
    <EmptyState icon={<FileSearch />} title="No application matches" action={<Button onClick={onShowAll}>Show all applications</Button>}>
      {wanted(filter)}
    </EmptyState>
  )

function wanted({ status, search }: ApplicationFilter): string {
  const ofStatus = status === 'all' ? 'No application' : `No ${QUALIFICATION_STATUS_WORDS[status].label.toLowerCase()} application`
  return search ? `${ofStatus} has “${search}” in its name, email, company or place.` : `${ofStatus} is on file.`
}
