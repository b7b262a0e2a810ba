import { Link, type LinkProps } from '@framewell/design-system/elements/link/Link'
import { useShell } from '@framewell/remote-kit/shell/useShell'

/** A link within the dashboard: plain clicks navigate in place; new tabs are left to the browser. */
export const DashboardLink = ({ href, ...rest }: LinkProps) => {
  const { navigate } = useShell()
  return (
    <Link
      {...rest}
      href={href}
      onClick={(event) => {
        // The panel is outside this application.
        if (href.startsWith('/cms')) return
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return
        event.preventDefault()
        navigate(href)
      }}
    />
  )
}
