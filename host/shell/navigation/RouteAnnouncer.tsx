import { useEffect, useRef, useState } from 'react'

/** Says the title of the page that a navigation led to, for people who don't see it change. */
export const RouteAnnouncer = ({ path }: { path: string }) => {
  const [title, setTitle] = useState('')
  const shown = useRef(path)
  useEffect(() => {
    if (shown.current === path) return
    shown.current = path
    setTitle(document.title)
  }, [path])
  return (
    <div className="visually-hidden" role="status">
      {title}
    </div>
  )
}
