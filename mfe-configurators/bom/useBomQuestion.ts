import { useSearchParams } from 'react-router-dom'
import { type BomQuestion, questionOf, withQuestion } from './bomQuestion'

/** The question on the screen; it lives in the address. */
export function useBomQuestion() {
  const [address, setAddress] = useSearchParams()
  return {
    question: questionOf(address),
    ask: (change: Partial<BomQuestion>) =>
      setAddress((current) => withQuestion(current, change), { preventScrollReset: true, replace: true }),
  }
}
