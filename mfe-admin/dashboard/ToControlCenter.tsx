import { useEffect } from 'react'
import { VerifyingAccess } from '../accounts/VerifyingAccess'
import { useShell } from '../shell/useShell'

/** /admin leads to the control center until the overview of its own stands there. */
export const ToControlCenter = () => {
  const shell = useShell()
  useEffect(() => shell.navigate('/admin-dashboard', { replace: true }), [shell])
  return <VerifyingAccess />
}
