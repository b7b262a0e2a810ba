import type { Payload } from 'payload'

/** An active shop that makes thirty units a week, unless `facts` say otherwise. @returns its ID. */
export async function makeShop(payload: Payload, facts: Readonly<Record<string, unknown>>): Promise<string> {
  const { id } = await payload.db.create({
    collection: 'fabricators',
    data: {
      address: 'Fort Wayne, IN',
      latitude: 41.08,
      longitude: -85.14,
      reachMiles: 250,
      weeklyCapacity: 30,
      maxMemberFeet: 40,
      toleranceInches: 0.06,
      webs: ['350'],
      mils: [33],
      finishedOrders: 22,
      onTimeOrders: 20,
      inspections: 22,
      passedInspections: 21,
      disputedOrders: 1,
      status: 'active',
      isPreferred: false,
      demo: false,
      ...facts,
    },
  })
  return String(id)
}
