import type { HouseAccountName } from '@framewell/domain/payments/houseAccount'
import type { CsvLine, MoneyDesk } from '../moneyDesk'
import { untilAnswered } from '../moneySteps'
import { told } from './told'

interface NextStatement {
  readonly lines: CsvLine[]
  readonly imported: Promise<void>
}

/** One of the bank accounts, for all lanes. Its statements follow one another: what moves while one is imported stands together on the next. */
export class ModelBank {
  readonly #desk: MoneyDesk
  #next: NextStatement | undefined
  #last: Promise<unknown> = Promise.resolve()

  readonly #account: HouseAccountName | undefined

  /** @param account which one, where there are two */
  constructor(desk: MoneyDesk, account?: HouseAccountName) {
    this.#desk = desk
    this.#account = account
  }

  /** Resolves when a statement with this movement has been imported. @throws Error when it was refused */
  async report(line: CsvLine): Promise<void> {
    this.#next ??= this.#open()
    this.#next.lines.push(line)
    await this.#next.imported
  }

  #open(): NextStatement {
    const lines: CsvLine[] = []
    const imported = this.#last.then(async () => {
      this.#next = undefined
      const content = this.#desk.statement(lines, 'receiptsEarlier', this.#account)
      const answer = await untilAnswered(() => this.#desk.importStatement(content, undefined, this.#account))
      if (told(answer) !== 'done') throw new Error(`A statement was refused: ${JSON.stringify(answer.body)}`)
    })
    this.#last = imported.catch(() => undefined)
    return { lines, imported }
  }
}
