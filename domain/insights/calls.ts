import { callsIn } from '../http/callsIn'
import * as alert from './alertCalls'
import * as analytics from './analyticsCalls'
import * as dashboard from './dashboardCalls'
import * as metric from './metricCalls'
import * as track from './track'

export const insightCalls = callsIn(alert, analytics, dashboard, metric, track)
