import { type WaitingStep, waitingStepSchema } from './waitingStep'

const DATABASE = 'framewell-work'
const STORE = 'steps'

/** Keeps a step on this device, photo and all, until it is dropped: over reloads, without a network. @throws where the browser keeps nothing. */
export async function keepStep(step: WaitingStep): Promise<void> {
  await inStore('readwrite', (store) => store.put(step))
  // Browsers may clear what they keep when space runs out, except where they were asked not to. Refused, it still waits here.
  await navigator.storage?.persist?.().catch(() => false)
}

/** What waits on this device for an account, in the order it was recorded. */
export async function stepsOf(account: string): Promise<WaitingStep[]> {
  const stored: unknown[] = await inStore('readonly', (store) => store.getAll())
  return stored
    .flatMap((each) => {
      const parsed = waitingStepSchema.safeParse(each)
      return parsed.success ? [parsed.data] : []
    })
    .filter((step) => step.account === account)
    .sort((a, b) => a.at.localeCompare(b.at))
}

export function dropStep(id: string): Promise<void> {
  return inStore('readwrite', (store) => store.delete(id))
}

function inStore<Result>(mode: IDBTransactionMode, run: (store: IDBObjectStore) => IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(DATABASE, 1)
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE, { keyPath: 'id' })
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const database = opening.result
      const transaction = database.transaction(STORE, mode)
      const request = run(transaction.objectStore(STORE))
      transaction.oncomplete = () => {
        database.close()
        resolve(request.result)
      }
      transaction.onabort = () => {
        database.close()
        reject(transaction.error)
      }
    }
  })
}
