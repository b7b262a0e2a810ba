/** Shares reads among concurrent callers. No caller gets a read that began before they asked. */
export class SharedRead<T> {
  readonly #read: () => Promise<T>
  #running: Promise<T> | undefined
  #next: Promise<T> | undefined

  constructor(read: () => Promise<T>) {
    this.#read = read
  }

  /** One read runs at a time; callers who ask meanwhile share the next one. */
  read(): Promise<T> {
    if (!this.#running) return this.#start()
    this.#next ??= this.#running.then(this.#startNext, this.#startNext)
    return this.#next
  }

  readonly #startNext = (): Promise<T> => {
    this.#next = undefined
    return this.#start()
  }

  #start(): Promise<T> {
    const reading = this.#read().finally(() => {
      if (this.#running === reading) this.#running = undefined
    })
    this.#running = reading
    return reading
  }
}
