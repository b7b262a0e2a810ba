/** Reads something for many who ask at once. Nobody gets a reading that began before they asked. */
export class SharedReading<T> {
  readonly #read: () => Promise<T>
  #running: Promise<T> | undefined
  #next: Promise<T> | undefined

  constructor(read: () => Promise<T>) {
    this.#read = read
  }

  /** One reading runs at a time: who asks meanwhile shares the next. */
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
