'use client'
import { PasswordField, useAuth, useDocumentInfo } from '@payloadcms/ui'

/** Stands on one's own account only: who sets a password for somebody else does not know theirs. */
export const CurrentPassword = ({ path }: { path: string }) => {
  const { user } = useAuth()
  const { id } = useDocumentInfo()
  if (!id || user?.id !== id) return null
  return <PasswordField autoComplete="current-password" path={path} field={{ name: 'currentPassword', label: 'Current password' }} />
}
