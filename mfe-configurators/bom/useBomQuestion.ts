import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type BomQuestion, questionOf, withQuestion } from './bomQuestion'

/** The form's state, stored in the URL. */
export function useBomQuestion() {
  const [address, setAddress] = useSearchParams()
  const question = useMemo(() => questionOf(address), [address])
  return {
    question,
    ask: (change: Partial<BomQuestion>) =>
      setAddress((current) => withQuestion(current, change), { preventScrollReset: true, replace: true }),
  }
}
