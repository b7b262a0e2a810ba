import { z } from 'zod'
import type { ApplicationKind } from './applicationOptions'
import { type ApplicationStatus, DOCUMENT_KINDS, type DocumentKind } from './applicationStates'

const enhancedTypes = z.object({ partnerTypes: z.array(z.string()) })

interface Applied {
  readonly kind: ApplicationKind
  /** As they were sent, by member name. */
  readonly answers: unknown
}

/** Whether approval creates a shop: the simple form is for shops, the enhanced one if it says so. */
export function becomesFabricator({ kind, answers }: Applied): boolean {
  return (
    kind === 'simple' || (kind === 'enhanced' && enhancedTypes.safeParse(answers).data?.partnerTypes.includes('RollFormOperator') === true)
  )
}

/** The documents an application takes. Once it is decided, a shop that joined renews its insurance by it; nobody reviews another document. */
export function takenDocuments(application: Applied & { readonly status: ApplicationStatus }): readonly DocumentKind[] {
  const { status } = application
  if (status === 'submitted' || status === 'in-review') return DOCUMENT_KINDS
  return status === 'approved' && becomesFabricator(application) ? ['insurance'] : []
}
