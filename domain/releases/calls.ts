import { callsIn } from '../http/callsIn'
import * as kitVersions from './kitVersions'
import * as moving from './movingCalls'
import * as ownService from './ownService'
import * as releaseRecord from './releaseRecord'
import * as remoteTerms from './remoteTerms'
import * as reports from './reports'
import * as serverDrawing from './serverDrawing'
import * as serving from './servingCalls'
import * as shipKeys from './shipKeys'
import * as shipping from './shippingCalls'
import * as trying from './tryingCalls'

export const releaseCalls = callsIn(
  kitVersions,
  moving,
  ownService,
  releaseRecord,
  remoteTerms,
  reports,
  serverDrawing,
  serving,
  shipKeys,
  shipping,
  trying,
)
