import { listPosts as listPostsCall, listRelatedPosts as listRelatedPostsCall } from '@framewell/domain/content/blogCalls'
import { bindCall } from '../../http/bindCall'
import { listPosts } from './listPosts'
import { listRelatedPosts } from './listRelatedPosts'

export const blogCalls = [bindCall(listPostsCall, listPosts), bindCall(listRelatedPostsCall, listRelatedPosts)]
