import { productionPath } from '@framewell/domain/production/productionPath'
import { type OwnThingSource, pathWith } from '../parties/ownThings'
import { ordersOfProductions } from './ordersOfProductions'
import { productionLinks } from './productionLinks'
import { productionAnswer } from './storedProduction'

const STATES = { requested: 'Requested', declined: 'Declined' } as const

/** The companies' productions, with the progress of their orders. */
export const ownProductions: OwnThingSource = async ({ req, company, now, options }) => {
  const { docs } = await req.payload.find({ collection: 'plan-productions', where: { company }, ...options })
  const followed = await ordersOfProductions.get().follow(req, docs.map(productionAnswer), now)
  return docs.map((stored, at) => {
    const { id, number, planId, planName, progress, status, orderNumber, totalCents, startedAt } = followed[at] ?? productionAnswer(stored)
    const path = pathWith(productionLinks.tokenOf(stored), (token) => productionPath({ id, planId, token }))
    const state = status === 'confirmed' || orderNumber ? `${progress}% complete` : STATES[status]
    return { kind: 'production' as const, id, title: `${number}: ${planName}`, state, amountCents: totalCents, at: startedAt, path }
  })
}
