import {
  createContentPage as createContentPageCall,
  deleteContentPage as deleteContentPageCall,
  getContentPage as getContentPageCall,
  listContentPages as listContentPagesCall,
  listSectionForms as listSectionFormsCall,
  restoreContentPage as restoreContentPageCall,
  updateContentPage as updateContentPageCall,
} from '@framewell/domain/content/contentCalls'
import { listPictures as listPicturesCall, uploadPicture as uploadPictureCall } from '@framewell/domain/content/pictures'
import { bindCall } from '../../http/bindCall'
import { listPictures } from '../media/listPictures'
import { uploadPicture } from '../media/uploadPicture'
import { createContentPage } from './createContentPage'
import { deleteContentPage } from './deleteContentPage'
import { getContentPage } from './getContentPage'
import { listContentPages } from './listContentPages'
import { listSectionForms } from './listSectionForms'
import { restoreContentPage } from './restoreContentPage'
import { updateContentPage } from './updateContentPage'

/** The content calls of the specification, one view over pages and posts [C3]. */
export const managementCalls = [
  bindCall(listContentPagesCall, listContentPages),
  bindCall(getContentPageCall, getContentPage),
  bindCall(listSectionFormsCall, listSectionForms),
  bindCall(createContentPageCall, createContentPage),
  bindCall(updateContentPageCall, updateContentPage),
  bindCall(deleteContentPageCall, deleteContentPage),
  bindCall(restoreContentPageCall, restoreContentPage),
  bindCall(listPicturesCall, listPictures),
  bindCall(uploadPictureCall, uploadPicture, { transaction: false }),
]
