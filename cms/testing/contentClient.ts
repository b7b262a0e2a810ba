import { type ContentPage, contentPageSchema } from '@framewell/domain/content/contentPage'
import { NEW_PAGE } from '@framewell/domain/content/newPage'
import { getSitePage } from '@framewell/domain/content/site'
import { z } from 'zod'
import type { TestCms } from './bootCms'

export const CONTENT_PAGES = '/api/content/pages'

type Answered = Response | Promise<Response>

/** The content calls as an editor makes them, and the site as a stranger sees it. */
export function contentClient(cms: TestCms, editorCookie: string) {
  const call = (method: string, path: string, json?: unknown, cookie = editorCookie) =>
    cms.request(path, { method, cookie, ...(json === undefined ? {} : { json }) })
  const page = async (answer: Answered): Promise<ContentPage> => contentPageSchema.parse(await (await answer).json())
  return {
    call,
    page,
    list: async (answer: Answered) => z.array(contentPageSchema).parse(await (await answer).json()),
    /** Creates a post with the specified defaults and a change to them. */
    create: (change: object = {}) => page(call('POST', CONTENT_PAGES, { ...NEW_PAGE, ...change })),
    put: (id: string, change: object, cookie?: string) => call('PUT', `${CONTENT_PAGES}/${id}`, change, cookie),
    get: (id: string) => page(call('GET', `${CONTENT_PAGES}/${id}`)),
    asStranger: (path: string) => cms.request(path),
    /** What the site shows at a path. */
    at: async (path: string) => getSitePage.output.parse(await (await cms.request(`/api/site/page?path=${path}`)).json()),
  }
}
export type ContentClient = ReturnType<typeof contentClient>
