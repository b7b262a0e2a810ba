import type { ComponentPropsWithRef, MouseEvent } from 'react'
import { useShell } from './useShell'

/** An anchor whose plain clicks on paths of this site go through the shell; new tabs, downloads and other addresses stay the browser's. */
export const ShellLink = ({ href = '', onClick, ...anchor }: ComponentPropsWithRef<'a'>) => {
  const { navigate } = useShell()
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0
    const ours = href.startsWith('/') && !href.startsWith('//') && !anchor.target && anchor.download === undefined
    if (event.defaultPrevented || modified || !ours) return
    event.preventDefault()
    navigate(href)
  }
  return <a {...anchor} href={href} onClick={follow} />
}
