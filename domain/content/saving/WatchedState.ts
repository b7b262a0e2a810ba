/** State that screens subscribe to. Each change creates a new object and notifies them. */
export class WatchedState<State extends object> {
  readonly #listeners = new Set<() => void>()
  #value: State

  constructor(value: State) {
    this.#value = value
  }

  get value(): State {
    return this.#value
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Removes all listeners. */
  forgetListeners(): void {
    this.#listeners.clear()
  }

  set(change: Partial<State>): void {
    this.#value = { ...this.#value, ...change }
    for (const listener of this.#listeners) listener()
  }
}
