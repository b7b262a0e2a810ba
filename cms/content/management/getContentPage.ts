import type { getContentPage as getContentPageCall } from '@framewell/domain/content/contentCalls'
import type { Operation } from '../../http/bindCall'
import { readContentPage } from './readContentPages'

export const getContentPage: Operation<typeof getContentPageCall> = async ({ req }, { id }) => (await readContentPage(req, id)).page
