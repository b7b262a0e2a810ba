import type { BasePayload } from 'payload'
import { seedOnce } from '../seed/seedOnce'

/** Shops to try the product with, marked as demo data; invented, placed in towns with their coordinates. */
const DEMO_OPERATORS = [
  {
    name: 'Miami Valley Framing (demo)',
    address: 'Dayton, OH',
    latitude: 39.7589,
    longitude: -84.1916,
    weeklyCapacity: 40,
    currentLoad: 22,
    qualityScore: 0.96,
    isPreferred: true,
  },
  {
    name: 'Scioto Rollform (demo)',
    address: 'Columbus, OH',
    latitude: 39.9612,
    longitude: -82.9988,
    weeklyCapacity: 60,
    currentLoad: 45,
    qualityScore: 0.93,
    isPreferred: true,
  },
  {
    name: 'Maumee Panel Works (demo)',
    address: 'Toledo, OH',
    latitude: 41.6528,
    longitude: -83.5379,
    weeklyCapacity: 25,
    currentLoad: 9,
    qualityScore: 0.9,
    isPreferred: false,
  },
  {
    name: 'Circle City Truss (demo)',
    address: 'Indianapolis, IN',
    latitude: 39.7684,
    longitude: -86.1581,
    weeklyCapacity: 35,
    currentLoad: 30,
    qualityScore: 0.91,
    isPreferred: false,
  },
  {
    name: 'Falls City Steel Frame (demo)',
    address: 'Louisville, KY',
    latitude: 38.2527,
    longitude: -85.7585,
    weeklyCapacity: 30,
    currentLoad: 12,
    qualityScore: 0.88,
    isPreferred: false,
  },
] as const

/** Demo operators for an empty network, once; a deployment starts with none. */
export function seedOperators(payload: BasePayload): Promise<string[]> {
  return seedOnce(
    payload,
    'network-operators',
    async (req) => (await payload.count({ collection: 'network-operators', req })).totalDocs === 0,
    async (req) => {
      for (const operator of DEMO_OPERATORS) {
        await payload.create({ collection: 'network-operators', data: { ...operator, status: 'active', demo: true }, req })
      }
      return DEMO_OPERATORS.map(({ name }) => name)
    },
  )
}
