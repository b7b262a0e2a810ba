import * as bom from '@framewell/domain/bom/calls'
import { bindCall } from '../http/bindCall'
import { BOM_STAMP } from './bomBooks'
import { exportBom } from './exportBom'
import { exportCutList, getPlanCutList } from './exportCutList'
import { generateBom } from './generateBom'
import { getBomSchema } from './getBomSchema'
import { listBomDistributors } from './listBomDistributors'
import { listBomPlans } from './listBomPlans'

/** The POST calls store nothing: they need no transaction, and a retry is a new reading. */
const stateless = { transaction: false } as const

export const bomCalls = [
  bindCall(bom.listBomPlans, listBomPlans, { stamp: BOM_STAMP }),
  bindCall(bom.listBomDistributors, listBomDistributors, { stamp: BOM_STAMP }),
  bindCall(bom.generateBom, generateBom, stateless),
  bindCall(bom.exportBom, exportBom, stateless),
  bindCall(bom.exportCutList, exportCutList, stateless),
  bindCall(bom.getPlanCutList, getPlanCutList),
  bindCall(bom.getBomSchema, getBomSchema),
]
