import { useSearchParams } from 'react-router-dom'
import { type BomQuestion, questionOf, withQuestion } from './bomQuestion'

/** The form's state, stored in the URL. */
export function useBomQuestion() {
  const [address, setAddress] = useSearchParams()
  return {
    question: questionOf(address),
    ask: (change: Partial<BomQuestion>) =>
      setAddress((current) => withQuestion(current, change), { preventScrollReset: true, replace: true }),
  }
}
