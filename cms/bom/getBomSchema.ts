import { bomFileSchema } from '@framewell/domain/bom/bom'
import type { getBomSchema as getBomSchemaCall } from '@framewell/domain/bom/calls'
import { z } from 'zod'
import { env } from '../env'
import type { Operation } from '../platform/http/calls/bindCall'

/** Made from the schema that the server writes by, so the two can't differ. */
export const getBomSchema: Operation<typeof getBomSchemaCall> = async () => ({
  $id: `${env.SITE_URL}/api/bom/schema.json`,
  ...z.toJSONSchema(bomFileSchema),
})
