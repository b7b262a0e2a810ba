/** The last answers to questions that are named by a text: they take much longer to find than their text to write. The oldest is forgotten first. */
export class RecentByText<Answer> {
  readonly #most: number
  readonly #kept = new Map<string, Answer>()

  /** @param most how many answers are kept */
  constructor(most: number) {
    this.#most = most
  }

  get(text: string): Answer | undefined {
    return this.#kept.get(text)
  }

  /** Keeps an answer as the newest. */
  keep(text: string, answer: Answer): Answer {
    this.#kept.delete(text)
    this.#kept.set(text, answer)
    const [oldest] = this.#kept.keys()
    if (this.#kept.size > this.#most && oldest !== undefined) this.#kept.delete(oldest)
    return answer
  }
}
