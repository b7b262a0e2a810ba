import { blogCalls as calls } from '@framewell/domain/content/calls'
import { bindCalls } from '../../platform/http/calls/bindCalls'
import { listPosts } from './listPosts'
import { listRelatedPosts } from './listRelatedPosts'

export const blogCalls = bindCalls(calls, {
  listPosts,
  listRelatedPosts,
})
