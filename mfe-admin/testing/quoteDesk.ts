import { INITIAL_PRICES } from '@framewell/domain/catalog/initialPrices'
import { answerCalls, refuseCall } from '@framewell/domain/http/answerCalls'
import type { SendRequest } from '@framewell/domain/http/callApi'
import type { CallOutput } from '@framewell/domain/http/defineCall'
import { dollarsOfCents, sumCents } from '@framewell/domain/money/cents'
import { INITIAL_ROUTING_POLICY } from '@framewell/domain/network/routingPolicy'
import { documentNumber } from '@framewell/domain/numbers/documentNumber'
import { quotedKitCents } from '@framewell/domain/orders/kitPrice'
import { productionProgress } from '@framewell/domain/production/milestones'
import { answerProduction, listProductions, moveMilestone, type Production } from '@framewell/domain/production/productionCalls'
import { milestonesFrom, moveMilestone as movedMilestones, requestedMilestones } from '@framewell/domain/production/schedule'
import { defaultPickerChoices, pricePickerEstimate } from '@framewell/domain/quotes/pickerEstimate'
import { listPlanFiles } from '@framewell/domain/quotes/planFileCalls'
import type { Quote, QuoteInputs } from '@framewell/domain/quotes/quote'
import { listQuotes, recordQuoteContact, reviewQuote } from '@framewell/domain/quotes/quoteCalls'
import { quoteChanges } from '@framewell/domain/quotes/quoteChanges'
import { listRows } from '@framewell/remote-kit/testing/listRows'
import { quoteOf } from '@framewell/remote-kit/testing/storyQuote'
import { storyAnswers } from './storyAnswers'

const DAY = 86_400_000
const FILE = { id: '3c6b8a52-5d0e-4c57-8a4e-6d1f2b3c4d5e', name: 'lot-7-plans.pdf', mimeType: 'application/pdf', sizeBytes: 4_210_000 }
const idOf = (index: number) => `0b7d7f0e-8a6f-4b1c-9a54-${String(index).padStart(12, '0')}`

/** A quote from some days ago. */
function sampleQuote(index: number, daysAgo: number, inputs: QuoteInputs, more: Partial<Quote> = {}): Quote {
  const contact = { name: 'Dana Whitfield', email: 'dana@whitfield.example', companyName: 'Whitfield Rentals' }
  const madeAt = new Date(Date.now() - daysAgo * DAY)
  return {
    ...quoteOf(inputs, { id: idOf(index), number: documentNumber('Q', new Date('2026-11-20T12:00:00Z'), 100 + index), contact, madeAt }),
    ...more,
  }
}

const PLAN: QuoteInputs = {
  kind: 'plan',
  answers: { planId: 'the-storch-plan', choice1: 'tough', choice2: 'efficient', choice3: 'luxury' },
}
const STEEL: QuoteInputs = {
  kind: 'steel',
  answers: {
    planType: 'upload',
    selectedPlan: null,
    uploadedPlan: { name: 'Lot 7', files: [{ id: FILE.id, token: '', name: FILE.name }], squareFeet: 1200, description: '' },
    foundation: 'slab-stem-wall',
    steelFrame: '18-gauge-steel',
    sheathing: 'insulated-panels',
    roofing: 'standing-seam-metal',
  },
}
const ADVANCED: QuoteInputs = {
  kind: 'advanced',
  answers: {
    projectType: 'build-to-rent',
    dimensions: { squareFootage: 1450, length: 60, width: 40 },
    foundation: 'crawl-space',
    framing: 'premium-steel',
    additionalOptions: ['insulation'],
  },
}

const CHEAPER: QuoteInputs = {
  kind: 'plan',
  answers: { planId: 'the-storch-plan', choice1: 'tough', choice2: 'standard', choice3: 'entry' },
}

function sampleQuotes(): readonly Quote[] {
  const first = sampleQuote(2, 3, CHEAPER, { status: 'replaced', replacedBy: idOf(1) })
  const second = sampleQuote(1, 1, PLAN, { number: first.number, revision: 2 })
  return [
    { ...second, changes: quoteChanges(first.lines, second.lines) },
    sampleQuote(3, 2, STEEL, { contact: null }),
    first,
    sampleQuote(4, 5, ADVANCED),
    sampleQuote(5, 45, ADVANCED, { contact: { name: 'Sam Okafor', email: 'sam@okafor.example' } }),
  ]
}

function sampleFiles(): CallOutput<typeof listPlanFiles>['data'] {
  const uploadedAt = new Date().toISOString()
  return [
    { ...FILE, uploadedAt, quote: { id: idOf(3), number: 'Q-2026-00103' } },
    { ...FILE, id: idOf(8), name: 'sketch.png', mimeType: 'image/png', uploadedAt, quote: null },
  ]
}

/** @param status of the request; a confirmed one has dated milestones */
function sampleProduction(status: 'requested' | 'confirmed' = 'requested'): Production {
  const choices = defaultPickerChoices(INITIAL_PRICES, 'the-bova-plan')
  const estimate = pricePickerEstimate(INITIAL_PRICES, choices)
  if (!estimate.ok) throw new Error(estimate.message)
  const milestones = status === 'confirmed' ? milestonesFrom(new Date(), INITIAL_ROUTING_POLICY) : requestedMilestones()
  return {
    id: idOf(9),
    number: 'P-2026-00009',
    planId: 'the-bova-plan',
    planName: 'The Bova',
    choices,
    lines: [...estimate.price.lines],
    totalCents: estimate.price.totalCents,
    priceBookVersion: 1,
    status,
    declineReason: null,
    milestones,
    progress: productionProgress(milestones),
    startedAt: new Date().toISOString(),
  }
}

/** A fake of the operators' calls for quotes, uploads and productions, in memory, with the domain's rules. */
export function quoteDesk({ quotes = sampleQuotes(), productions = [sampleProduction()], files = sampleFiles() } = {}): SendRequest {
  let made = productions
  const contacts = new Map<string, CallOutput<typeof recordQuoteContact>['contacted']>()
  const own = answerCalls([
    [
      listQuotes,
      ({ kind, status, ...asked }) => {
        const open = quotes.filter((quote) => quote.status === 'open')
        return {
          ...listRows(
            quotes.filter((quote) => (kind === 'all' || quote.kind === kind) && (status === 'all' || quote.status === status)),
            {
              searched: ({ number, title, contact }) => [number, title, contact?.name, contact?.email, contact?.companyName],
              newest: ({ createdAt }) => createdAt,
              sorts: { number: ({ number }) => number, until: ({ validUntil }) => validUntil, total: ({ totalCents }) => totalCents },
            },
            asked,
          ),
          summary: { open: open.length, openTotal: dollarsOfCents(sumCents(open.map(({ totalCents }) => totalCents))) },
        }
      },
    ],
    [
      reviewQuote,
      ({ id }) => {
        const quote = quotes.find((each) => each.id === id)
        if (!quote) throw refuseCall(reviewQuote, 'unknownQuote')
        const revisions = quotes.filter(({ number }) => number === quote.number).toSorted((a, b) => a.revision - b.revision)
        return {
          quote,
          kitCents: quotedKitCents(INITIAL_PRICES, quote.inputs),
          revisions,
          files: files.filter((file) => file.quote?.id === id),
          contacted: contacts.get(id) ?? null,
        }
      },
    ],
    [
      recordQuoteContact,
      ({ id, reason }) => {
        const quote = quotes.find((each) => each.id === id)
        if (!quote) throw refuseCall(recordQuoteContact, 'unknownQuote')
        if (!quote.contact) throw refuseCall(recordQuoteContact, 'noCustomer')
        const contacted = { at: new Date().toISOString(), by: 'olivia@framewell.example', notes: reason }
        contacts.set(id, contacted)
        return { contacted }
      },
    ],
    [
      listPlanFiles,
      (asked) =>
        listRows(
          files,
          {
            searched: ({ name, mimeType, quote }) => [name, mimeType, quote?.number],
            newest: ({ uploadedAt }) => uploadedAt,
            sorts: {
              file: ({ name }) => name,
              type: ({ mimeType }) => mimeType,
              size: ({ sizeBytes }) => sizeBytes,
              quote: ({ quote }) => quote?.number ?? '',
            },
          },
          asked,
        ),
    ],
    [
      listProductions,
      (asked) =>
        listRows(
          made,
          {
            searched: ({ number, planName }) => [number, planName],
            newest: ({ startedAt }) => startedAt,
            sorts: { number: ({ number }) => number, total: ({ totalCents }) => totalCents },
          },
          asked,
        ),
    ],
    [
      answerProduction,
      ({ id, answer, reason }) => {
        const production = made.find((each) => each.id === id)
        if (!production) throw refuseCall(answerProduction, 'unknownProduction')
        if (production.status !== 'requested' || production.orderNumber) throw refuseCall(answerProduction, 'alreadyAnswered')
        const milestones = answer === 'confirmed' ? milestonesFrom(new Date(), INITIAL_ROUTING_POLICY) : production.milestones
        const declineReason = answer === 'declined' ? (reason ?? null) : null
        const answered = { ...production, status: answer, declineReason, milestones, progress: productionProgress(milestones) }
        made = made.map((each) => (each.id === id ? answered : each))
        return { production: answered }
      },
    ],
    [
      moveMilestone,
      ({ id, milestone, status, estimatedDate }) => {
        const production = made.find((each) => each.id === id)
        if (!production) throw refuseCall(moveMilestone, 'unknownProduction')
        if (production.orderNumber) throw refuseCall(moveMilestone, 'ordered')
        if (production.status !== 'confirmed') throw refuseCall(moveMilestone, 'notConfirmed')
        const milestones = movedMilestones(production.milestones, milestone, status, new Date(), estimatedDate)
        if (!milestones) throw refuseCall(moveMilestone, 'outOfOrder')
        const moved = { ...production, milestones, progress: productionProgress(milestones) }
        made = made.map((each) => (each.id === id ? moved : each))
        return { production: moved }
      },
    ],
  ])
  const others = storyAnswers()
  return (request) => (/^\/api\/(quotes|plan-uploads|production)\b/.test(request.url) ? own(request) : others(request))
}
