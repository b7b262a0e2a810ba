import { bomCalls as calls } from '@framewell/domain/bom/calls'
import { bindCalls } from '../platform/http/calls/bindCalls'
import { BOM_STAMP } from './bomBooks'
import { exportBom } from './exportBom'
import { exportCutList, getPlanCutList } from './exportCutList'
import { exportFrame } from './exportFrame'
import { generateBom } from './generateBom'
import { getBomSchema } from './getBomSchema'
import { listBomDistributors } from './listBomDistributors'
import { listBomPlans } from './listBomPlans'

/** The POST calls store nothing: they need no transaction, and a retry is a new reading. */
const stateless = { transaction: false } as const

export const bomCalls = bindCalls(calls, {
  listBomPlans: { run: listBomPlans, stamp: BOM_STAMP },
  listBomDistributors: { run: listBomDistributors, stamp: BOM_STAMP },
  generateBom: { run: generateBom, ...stateless },
  exportBom: { run: exportBom, ...stateless },
  exportCutList: { run: exportCutList, ...stateless },
  exportFrame: { run: exportFrame, ...stateless },
  getPlanCutList,
  getBomSchema,
})
