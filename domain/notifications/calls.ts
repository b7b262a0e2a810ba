import { callsIn } from '../http/callsIn'
import * as live from './liveCalls'
import * as notice from './noticeCalls'
import * as outbox from './outboxCalls'
import * as settings from './settingsCalls'
import * as template from './templateCalls'
import * as testSends from './testSends'

export const notificationCalls = callsIn(live, notice, outbox, settings, template, testSends)
