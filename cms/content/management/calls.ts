import {
  createContentPage as createContentPageCall,
  deleteContentPage as deleteContentPageCall,
  getContentPage as getContentPageCall,
  listContentPages as listContentPagesCall,
  restoreContentPage as restoreContentPageCall,
  updateContentPage as updateContentPageCall,
} from '@framewell/domain/content/contentCalls'
import { bindCall } from '../../http/bindCall'
import { createContentPage } from './createContentPage'
import { deleteContentPage } from './deleteContentPage'
import { getContentPage } from './getContentPage'
import { listContentPages } from './listContentPages'
import { restoreContentPage } from './restoreContentPage'
import { updateContentPage } from './updateContentPage'

/** The content calls of the specification, one view over pages and posts [C3]. */
export const managementCalls = [
  bindCall(listContentPagesCall, listContentPages),
  bindCall(getContentPageCall, getContentPage),
  bindCall(createContentPageCall, createContentPage),
  bindCall(updateContentPageCall, updateContentPage),
  bindCall(deleteContentPageCall, deleteContentPage),
  bindCall(restoreContentPageCall, restoreContentPage),
]
