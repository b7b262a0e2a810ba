import { ComboBox, type ComboOption } from '@framewell/design-system/elements/combo-box/ComboBox'
import type { FieldTexts } from '@framewell/design-system/elements/field/Field'
import { figure } from '@framewell/domain/numbers/figure'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import type { ListCall } from '../lists/listCall'
import { retryUnlessRefused } from '../reading/retryUnlessRefused'
import { problemSentence } from '../sending/problemSentence'
import { SIGNED_IN_QUERIES } from '../session/sessionQuery'
import { useGuardedCall } from '../session/useGuardedCall'

interface SearchedFieldProps<Row> extends FieldTexts {
  /** Plural name of the choices: 'projects'. */
  nouns: string
  call: ListCall<Row>
  /** Filters and order of the call, besides the search words. */
  asked?: Readonly<Record<string, unknown>>
  /** Query cache key prefix. */
  queries?: readonly string[]
  optionOf: (row: Row) => ComboOption
  /** An extra choice, listed first while nothing is typed. */
  first?: ComboOption
  placeholder?: string
  chosen: ComboOption | null
  onChoose: (option: ComboOption) => void
}

const SHOWN = 20

/** Picks one row of a list of any length: the server searches while typing, and the list says how many it does not show. */
export const SearchedField = <Row,>({
  nouns,
  call,
  asked,
  queries = SIGNED_IN_QUERIES,
  optionOf,
  first,
  ...field
}: SearchedFieldProps<Row>) => {
  const api = useGuardedCall()
  const [typed, setTyped] = useState<string>()
  const search = useDeferredValue(typed?.trim())
  const found = useQuery({
    queryKey: [...queries, 'list', nouns, asked, search],
    queryFn: ({ signal }) => api(call, { ...asked, search, limit: SHOWN }, { signal }),
    enabled: search !== undefined,
    // Finds what was created a moment ago.
    staleTime: 0,
    placeholderData: keepPreviousData,
    retry: retryUnlessRefused,
  })
  const { data, total } = found.data ?? { data: [], total: 0 }
  const status = found.isError
    ? problemSentence(found.error, `The ${nouns} could not be loaded.`)
    : found.data === undefined
      ? 'Searching...'
      : foundWords(nouns, data.length, total)
  return <ComboBox {...field} options={[...(first && !search ? [first] : []), ...data.map(optionOf)]} status={status} onSearch={setTyped} />
}

function foundWords(nouns: string, shown: number, total: number): string {
  if (total === 0) return `No ${nouns} found.`
  return total > shown ? `The first ${shown} of ${figure(total)} ${nouns}. Type more to find another.` : `${figure(total)} found.`
}
