import { managementCalls as calls } from '@framewell/domain/content/calls'
import { bindCalls } from '../../platform/http/calls/bindCalls'
import { changeClaim } from '../facts/changeClaim'
import { listFacts, previewClaim, previewFact } from '../facts/factReads'
import { removeClaim } from '../facts/removeClaim'
import { focusPicture } from '../media/focusPicture'
import { listPictures } from '../media/listPictures'
import { listPictureUses } from '../media/pictureUses'
import { uploadPicture } from '../media/uploadPicture'
import { createContentPage } from './createContentPage'
import { deleteContentPage } from './deleteContentPage'
import { getContentPage } from './getContentPage'
import { listContentPages } from './listContentPages'
import { listSectionForms } from './listSectionForms'
import { restoreContentPage } from './restoreContentPage'
import { updateContentPage } from './updateContentPage'

/** The content calls of the specification: one view over pages and posts. */
export const managementCalls = bindCalls(calls, {
  listContentPages,
  getContentPage,
  listSectionForms,
  createContentPage,
  updateContentPage,
  deleteContentPage,
  restoreContentPage,
  listPictures,
  listPictureUses,
  uploadPicture: { run: uploadPicture, transaction: 'own' },
  focusPicture,
  listFacts,
  previewClaim,
  changeClaim,
  removeClaim,
  previewFact,
})
