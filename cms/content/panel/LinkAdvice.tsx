'use client'

import { useFormFields } from '@payloadcms/ui'
import { useDeadLink } from './useDeadLink'

/** Under a link's address: what may stand there, and whether visitors see the link already. */
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
