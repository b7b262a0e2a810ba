import { z } from 'zod'
import { defineCall } from '../http/defineCall'
import { mediaSchema } from './sectionMembers'
import { SCREEN_PICTURES } from './sitePictures'

/** GET /api/site/pictures returns the pictures that screens show. */
export const listSitePictures = defineCall({
  name: 'listSitePictures',
  method: 'GET',
  path: '/api/site/pictures',
  keys: 'read',
  summary: 'Rendered pictures of frames that screens show, by name',
  feature: 'content',
  access: 'public',
  sameForAll: true,
  input: z.object({}),
  output: z.object({ pictures: z.partialRecord(z.enum(SCREEN_PICTURES), mediaSchema) }),
})
