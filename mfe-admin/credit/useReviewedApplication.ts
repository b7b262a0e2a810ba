import { useSearchParams } from 'react-router-dom'

const KEY = 'review'

/** The id of the application under review; it lives in the address, so that back closes it and a link opens it. */
export function useReviewedApplication() {
  const [address, setAddress] = useSearchParams()
  const write = (id: string | null) =>
    setAddress(
      (current) => {
        const next = new URLSearchParams(current)
        if (id === null) next.delete(KEY)
        else next.set(KEY, id)
        return next
      },
      { preventScrollReset: true },
    )
  return { reviewedId: address.get(KEY), openReview: (id: string) => write(id), closeReview: () => write(null) }
}
