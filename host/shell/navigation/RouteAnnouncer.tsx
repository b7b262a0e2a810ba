import { useEffect, useRef, useState } from 'react'

/** Announces the title of the new page to screen readers. */
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
