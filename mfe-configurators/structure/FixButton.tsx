import { Button } from '@framewell/design-system/elements/button/Button'
import { Text } from '@framewell/design-system/elements/text/Text'
import type { Cents } from '@framewell/domain/money/cents'
import { subtractCents } from '@framewell/domain/money/differences'
import { usd } from '@framewell/domain/money/usd'
import { startTransition, useEffect, useRef, useState } from 'react'

/** What a fix adds to. */
interface Added {
  readonly to: 'bill' | 'kit'
  readonly beforeCents: Cents
  readonly afterCents: Cents
}

interface FixButtonProps {
  /** What it changes. */
  children: string
  /** What price, drawing and check need to change at the same time. */
  prepare: () => Promise<unknown>
  onPress: () => void
  /** Undefined while it is priced. */
  added: readonly Added[] | undefined
  /** Why it cannot be applied. */
  problem: string | undefined
}

/** A fix with its price difference. One press applies it, once everything that it changes is ready; until then nothing changes. */
export const FixButton = ({ children, prepare, onPress, added, problem }: FixButtonProps) => {
  const [pending, setPending] = useState(false)
  /** None once the fix is no longer offered. */
  const press = useRef<(() => void) | undefined>(undefined)
  useEffect(() => {
    press.current = onPress
    return () => {
      press.current = undefined
    }
  }, [onPress])
  const apply = async () => {
    setPending(true)
    await prepare()
    startTransition(() => {
      press.current?.()
      setPending(false)
    })
  }
  return problem === undefined ? (
    <>
      <Button size="small" onClick={() => void apply()} disabled={added === undefined} pending={pending} pendingText={children}>
        {children}
      </Button>{' '}
      <Text as="span" size="small" tone="muted">
        {added ? added.map(addedWords).join(' ') : 'Pricing…'}
      </Text>
    </>
  ) : (
    <Text size="small" tone="muted">
      {problem}
    </Text>
  )
}

function addedWords({ to, beforeCents, afterCents }: Added): string {
  if (beforeCents === afterCents) return `The ${to} stays the same.`
  return afterCents > beforeCents
    ? `Adds ${usd(subtractCents(afterCents, beforeCents))} to the ${to}.`
    : `Takes ${usd(subtractCents(beforeCents, afterCents))} off the ${to}.`
}
