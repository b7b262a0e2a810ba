import { VerifyingAccess } from '@framewell/remote-kit/session/VerifyingAccess'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { useEffect } from 'react'

/** /admin leads to the control center until the overview of its own stands there. */
export const ToControlCenter = () => {
  const shell = useShell()
  useEffect(() => shell.navigate('/admin-dashboard', { replace: true }), [shell])
  return <VerifyingAccess />
}
