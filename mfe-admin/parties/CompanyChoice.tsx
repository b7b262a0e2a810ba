import { RadioCards } from '@framewell/design-system/elements/radio-cards/RadioCards'
import { figure } from '@framewell/domain/numbers/figure'
import type { CompanyKind } from '@framewell/domain/parties/company'
import { listCompanies } from '@framewell/domain/parties/partyCalls'
import { ShortTime } from '@framewell/remote-kit/lists/ShortTime'
import { retryUnlessRefused } from '@framewell/remote-kit/reading/retryUnlessRefused'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { DASHBOARD_QUERIES } from '../accounts/adminQueries'

interface CompanyChoiceProps {
  kind: CompanyKind
  typed: string
  /** The id of an existing company; undefined for a new one. */
  chosen: string | undefined
  onChoose: (id: string | undefined) => void
}

const NEW = 'new'
const SHOWN = 5

/** Whether the typed name is a new company or an existing one; hidden while none is similar. */
export const CompanyChoice = ({ kind, typed, chosen, onChoose }: CompanyChoiceProps) => {
  const call = useGuardedCall()
  const search = useDeferredValue(typed.trim())
  const found = useQuery({
    queryKey: [...DASHBOARD_QUERIES, 'list', 'companies', kind, search],
    queryFn: ({ signal }) => call(listCompanies, { kind, search, limit: SHOWN, sort: 'name', direction: 'ascending' }, { signal }),
    enabled: search.length > 1,
    // A company created a moment ago must be found.
    staleTime: 0,
    placeholderData: keepPreviousData,
    retry: retryUnlessRefused,
  })
  const companies = search.length > 1 ? (found.data?.data ?? []) : []
  const others = (found.data?.total ?? 0) - companies.length
  if (companies.length === 0) return null
  return (
    <RadioCards
      legend="Which company"
      hint={others > 0 ? `${figure(others)} more have such a name: type more of it to see them.` : undefined}
      value={chosen ?? NEW}
      onValueChange={(value) => onChoose(value === NEW ? undefined : value)}
      options={[
        { value: NEW, label: `A new company, ${search}` },
        ...companies.map(({ id, name, members, since }) => ({
          value: id,
          label: name,
          description: (
            <>
              {figure(members)} {members === 1 ? 'member' : 'members'}, since <ShortTime iso={since} />
            </>
          ),
        })),
      ]}
    />
  )
}
