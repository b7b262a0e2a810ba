import { type UnsentStep, unsentStepSchema } from './unsentStep'

const DATABASE = 'framewell-work'
const STORE = 'steps'

/** Stores a step with its photo on this device until it is dropped: across reloads and offline. @throws when the browser cannot store it */
export async function keepStep(step: UnsentStep): Promise<void> {
  await inStore('readwrite', (store) => store.put(step))
  // Asks the browser not to evict storage when space runs out. If refused, the step is still stored.
  await navigator.storage?.persist?.().catch(() => false)
}

/** An account's unsent steps on this device, in recording order. */
export async function stepsOf(account: string): Promise<UnsentStep[]> {
  const stored: unknown[] = await inStore('readonly', (store) => store.getAll())
  return stored
    .flatMap((each) => {
      const parsed = unsentStepSchema.safeParse(each)
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
