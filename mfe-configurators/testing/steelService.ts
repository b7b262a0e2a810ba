import { getPriceBook } from '@framewell/domain/catalog/getPriceBook'
import { INITIAL_PLANS } from '@framewell/domain/catalog/initialPlans'
import { INITIAL_PRICE_BOOK } from '@framewell/domain/catalog/initialPriceBook'
import { listPlans } from '@framewell/domain/catalog/listPlans'
import type { PriceBook } from '@framewell/domain/catalog/priceBook'
import { type AnswerCall, answerCalls, refuseCall } from '@framewell/domain/http/answerCalls'
import type { SendRequest } from '@framewell/domain/http/callApi'
import { getNetworkStatus } from '@framewell/domain/network/networkStatus'
import { removePlanFile, uploadPlanFile } from '@framewell/domain/quotes/planFileCalls'
import {
  draftRefusal,
  getConfiguration,
  type SavedConfiguration,
  saveConfiguration,
  updateConfiguration,
} from '@framewell/domain/quotes/savedConfiguration'
import { initialCatalog } from './catalogAnswers'

/** The CMS's initial prices as the catalog returns them. */
export const initialPriceBook: PriceBook = { ...INITIAL_PRICE_BOOK, version: 1, plans: INITIAL_PLANS.map((plan) => ({ ...plan })) }

export const STORY_LINK = { id: '6f1d3c5e-0a4b-4c2d-9e8f-7a6b5c4d3e2f', token: 'story-token-0123456789' } as const

interface SteelAnswers {
  readonly plans: AnswerCall<typeof listPlans>
  readonly prices: AnswerCall<typeof getPriceBook>
  readonly network: AnswerCall<typeof getNetworkStatus>
  readonly update: AnswerCall<typeof updateConfiguration>
  readonly open: AnswerCall<typeof getConfiguration>
  readonly upload: AnswerCall<typeof uploadPlanFile>
}

/** Answers the configurators' calls for stories: the initial prices and plans, and saved configurations. */
export function steelService(saved: readonly SavedConfiguration[] = [], instead: Partial<SteelAnswers> = {}): SendRequest {
  const shelf = new Map(saved.map((configuration) => [configuration.id, configuration]))
  const find = <C extends typeof getConfiguration | typeof updateConfiguration>(call: C, { id, token }: { id: string; token: string }) => {
    const found = shelf.get(id)
    if (!found || token !== STORY_LINK.token) throw refuseCall(call, 'unknownConfiguration')
    return found
  }
  const put = (configuration: SavedConfiguration) => {
    shelf.set(configuration.id, configuration)
    return configuration
  }
  return answerCalls([
    [listPlans, instead.plans ?? (() => ({ plans: initialCatalog }))],
    [getPriceBook, instead.prices ?? (() => ({ priceBook: initialPriceBook }))],
    [
      getNetworkStatus,
      instead.network ?? (() => ({ status: { activeOperators: 6, totalCapacity: 42, utilizationRate: 0.64, averageQuality: 0.93 } })),
    ],
    [
      saveConfiguration,
      (content) => ({
        configuration: put({ ...content, id: STORY_LINK.id, savedAt: new Date().toISOString() }),
        token: STORY_LINK.token,
      }),
    ],
    [
      updateConfiguration,
      instead.update ??
        (({ id, token, seen, ...content }) => {
          const no = draftRefusal(find(updateConfiguration, { id, token }), seen)
          if (no) throw refuseCall(updateConfiguration, no.refusal, no.more)
          return { configuration: put({ ...content, id, savedAt: new Date().toISOString() }) }
        }),
    ],
    [getConfiguration, instead.open ?? ((link) => ({ configuration: find(getConfiguration, link) }))],
    [uploadPlanFile, instead.upload ?? takeFiles()],
    [removePlanFile, () => ({ removed: true as const })],
  ])
}

/** Accepts every file at once, like the server; `refuse` returns an error for a file by its name. */
export function takeFiles(
  refuse: Readonly<Record<string, keyof NonNullable<typeof uploadPlanFile.errors>>> = {},
): AnswerCall<typeof uploadPlanFile> {
  return ({ name }, { onProgress, file }) => {
    onProgress?.(1)
    const code = refuse[name]
    if (code) throw refuseCall(uploadPlanFile, code)
    const sizeBytes = file instanceof Blob ? file.size : 0
    return {
      file: { id: crypto.randomUUID(), name, mimeType: 'application/pdf', sizeBytes, uploadedAt: new Date().toISOString() },
      token: 'file-token-0123456789',
    }
  }
}
