import { Link, type LinkProps } from '@framewell/design-system/elements/link/Link'
import { useShell } from '@framewell/remote-kit/shell/useShell'

/** A link to another place of the dashboard: plain clicks stay in the page, new tabs are the browser's. */
export const DashboardLink = ({ href, ...rest }: LinkProps) => {
  const { navigate } = useShell()
  return (
    <Link
      {...rest}
      href={href}
      onClick={(event) => {
        // The panel is no screen of this application.
        if (href.startsWith('/cms')) return
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return
        event.preventDefault()
        navigate(href)
      }}
    />
  )
}
