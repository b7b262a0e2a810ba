import { Link } from '@framewell/design-system/elements/link/Link'
import type { PlanFile } from '@framewell/domain/quotes/planFileCalls'

/** Downloads an uploaded drawing; it never opens on our own origin. */
export const PlanFileLink = ({ file }: { file: Pick<PlanFile, 'id' | 'name'> }) => (
  <Link href={`/api/plan-uploads/${file.id}/file`} download={file.name}>
    {file.name}
  </Link>
)
