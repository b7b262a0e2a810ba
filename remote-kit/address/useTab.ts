import { useSearchParams } from 'react-router-dom'

/** The tab in the address. Another tab starts with its own filters: only the members of `keep` stay in the address. */
export function useTab(values: readonly string[], keep: readonly string[] = []) {
  const [address, setAddress] = useSearchParams()
  const [first = ''] = values
  const tab = values.find((value) => value === address.get('tab')) ?? first
  const openTab = (value: string) => {
    const kept = keep.flatMap((name) => {
      const held = address.get(name)
      return held === null ? [] : [[name, held] as const]
    })
    setAddress(Object.fromEntries([...kept, ...(value === first ? [] : [['tab', value] as const])]), { preventScrollReset: true })
  }
  return { tab, openTab }
}
