'use client'

import { useFormFields } from '@payloadcms/ui'
import { useDeadLink } from './useDeadLink'

/** Below a link's address: what is allowed there, and whether visitors see the link yet. */
export function LinkAdvice({ path }: { readonly path: string }) {
  const value = useFormFields(([fields]) => fields[path]?.value)
  const dead = useDeadLink(typeof value === 'string' ? value : undefined)
  return (
    <div className="field-description">
      {dead ? (
        <strong>Not live yet: visitors do not see this link until something is published there.</strong>
      ) : (
        'A path of this site, #anchor, mailto:, tel: or https://'
      )}
    </div>
  )
}
