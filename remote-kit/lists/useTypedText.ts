import { useEffect, useState } from 'react'

/** Typing pause before a search, in milliseconds. */
const PAUSE_MS = 300

/** A text shown while typing and passed on once typing pauses; follows `value` when that changes elsewhere (back button). */
export function useTypedText(value: string, onPause: (text: string) => void): [string, (text: string) => void] {
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  if (value !== known) {
    setKnown(value)
    if (value !== typed.trim()) setTyped(value)
  }
  useEffect(() => {
    if (typed.trim() === value) return
    const pause = setTimeout(() => onPause(typed.trim()), PAUSE_MS)
    return () => clearTimeout(pause)
  }, [typed, value, onPause])
  return [typed, setTyped]
}
