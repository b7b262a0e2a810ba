import type { clearCache as clearCacheCall, exportLogs as exportLogsCall } from '@framewell/domain/health/systemCalls'
import { recordAudit } from '../platform/audit/recordAudit'
import type { Operation } from '../platform/http/calls/bindCall'
import { notifyHosts } from '../platform/live/notifyHosts'
import { recentLog } from '../platform/metrics/recentLines'

/** Every host drops its cached pages, as when content changes; the last good copies stay for an outage. */
export const clearCache: Operation<typeof clearCacheCall> = async ({ req }, { reason }) => {
  await notifyHosts(req, { type: 'content', paths: ['*'] })
  await recordAudit(req, { action: 'cache-clear', subjectType: 'site', subjectId: 'pages', reason })
  return { cleared: true }
}

/** This process's log as a file; the download is recorded. */
export const exportLogs: Operation<typeof exportLogsCall> = async ({ req, now }) => {
  await recordAudit(req, { action: 'logs-export', subjectType: 'site', subjectId: 'logs' })
  const name = `framewell-log-${now.toISOString().slice(0, 16).replace(/[:T]/g, '-')}.ndjson`
  return new Response(recentLog(), {
    headers: {
      'content-type': 'application/x-ndjson; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
    },
  })
}
