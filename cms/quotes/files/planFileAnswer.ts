import type { PlanFile as PlanFileAnswer } from '@framewell/domain/quotes/planFileCalls'
import type { PlanFile } from '../../payload-types'

/** A stored file as calls return it. */
export const planFileAnswer = ({ id, name, mimeType, sizeBytes, createdAt }: PlanFile): PlanFileAnswer => ({
  id,
  name,
  mimeType,
  sizeBytes,
  uploadedAt: createdAt,
})
