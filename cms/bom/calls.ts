import { bomCalls as calls } from '@framewell/domain/bom/calls'
import { bindCalls } from '../platform/http/calls/bindCalls'
import { BOM_STAMP } from './bomBooks'
import { getBomSchema, listBomDistributors, listBomPlans } from './bomReads'
import { exportBom } from './exportBom'
import { exportCutList, getPlanCutList } from './exportCutList'
import { exportFrame } from './exportFrame'
import { generateBom } from './generateBom'
import { totalBoms } from './totalBoms'

/** The POST calls store nothing: they need no transaction, and a retry is a new reading. */
const stateless = { transaction: false } as const

export const bomCalls = bindCalls(calls, {
  listBomPlans: { run: listBomPlans, stamp: BOM_STAMP },
  listBomDistributors: { run: listBomDistributors, stamp: BOM_STAMP },
  generateBom: { run: generateBom, ...stateless },
  totalBoms: { run: totalBoms, ...stateless },
  exportBom: { run: exportBom, ...stateless },
  exportCutList: { run: exportCutList, ...stateless },
  exportFrame: { run: exportFrame, ...stateless },
  getPlanCutList,
  getBomSchema,
})
