import type { watchSiteStatus as watchSiteStatusCall } from '@framewell/domain/content/siteStatus'
import { changeStreams } from '../../notifications/live/ChangeStreams'
import { eventStream } from '../../notifications/live/eventStream'
import type { Operation } from '../../platform/http/calls/bindCall'

/** Notifies an open page when a count of the status may have changed: plans, pages, releases, decisions or mail. */
export const watchSiteStatus: Operation<typeof watchSiteStatusCall> = async ({ req, address }) =>
  eventStream(changeStreams(req.payload).openPublic(['content', 'releases', 'credit', 'mails'], address))
