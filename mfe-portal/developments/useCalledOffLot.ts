import type { Development } from '@framewell/domain/developments/development'
import type { Lot } from '@framewell/domain/developments/lot'
import { useSearchParams } from 'react-router-dom'

/** The lot that the address calls off (`callOff`): one of an ordered development that has no order yet. */
export function useCalledOffLot({ signature, lots }: Development) {
  const [address, setAddress] = useSearchParams()
  const asked = address.get('callOff')
  const lot: Lot | undefined = signature ? lots.find(({ id, order }) => id === asked && order === null) : undefined
  const go = (id: string | null) => {
    const next = new URLSearchParams(address)
    if (id === null) next.delete('callOff')
    else next.set('callOff', id)
    setAddress(next)
  }
  return { lot, open: (id: string) => go(id), leave: () => go(null) }
}
