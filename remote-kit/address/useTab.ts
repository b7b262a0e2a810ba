import { useSearchParams } from 'react-router-dom'

/** Which tab the address asks for. Another tab starts with its own filters: nothing else stays in the address. */
export function useTab(values: readonly string[]) {
  const [address, setAddress] = useSearchParams()
  const [first = ''] = values
  const tab = values.find((value) => value === address.get('tab')) ?? first
  return { tab, openTab: (value: string) => setAddress(value === first ? {} : { tab: value }) }
}
