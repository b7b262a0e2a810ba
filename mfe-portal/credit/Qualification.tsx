import { Card } from '@framewell/design-system/elements/card/Card'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Eyebrow } from '@framewell/design-system/elements/text/Eyebrow'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { later } from '@framewell/remote-kit/shell/later'
import { useAtom, useStore } from 'jotai'
import { useEffect, useId, useRef, useState } from 'react'
import { LastResultSkeleton } from './LastResultSkeleton'
import { lastDecisionAtom, welcomeBack } from './lastDecision'
import { QualificationForm } from './QualificationForm'

/** Loaded while the form is being filled in: most visitors never see a result. */
const LastResult = later(async () => (await import('./LastResult')).LastResult, <LastResultSkeleton />)
const fetchResult = () => LastResult.ready().catch(() => undefined)

/** Pre-qualification: the form and, once decided, the result, also after a reload. The compact version goes beside a hero. */
export const Qualification = ({ compact = false }: { compact?: boolean }) => {
  const [last, setLast] = useAtom(lastDecisionAtom)
  const [answering, setAnswering] = useState(last === null)
  const heading = useRef<HTMLHeadingElement>(null)
  const justDecided = useRef(false)
  const titleId = useId()
  useWelcomeBack()

  // A decision made in another tab shows here too, unless the visitor is changing answers.
  const known = useRef(last?.id)
  useEffect(() => {
    if (last?.id === known.current) return
    known.current = last?.id
    // One made here is shown by onDecided, when its code is there and its heading can take the focus.
    if (!justDecided.current) setAnswering(last === null)
  }, [last])

  useEffect(() => {
    if (answering || !justDecided.current) return
    justDecided.current = false
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'center' })
  }, [answering])

  if (last && !answering) {
    return <LastResult last={last} headingRef={heading} onChangeAnswers={() => setAnswering(true)} onForget={() => setLast(null)} />
  }
  return (
    <Card padding="large" onFocus={fetchResult}>
      <Stack gap={4}>
        <Stack gap={2}>
          <Eyebrow>No obligation, no credit check</Eyebrow>
          <Heading level={2} size={3} id={titleId}>
            Pre-Qualify in 60 Seconds
          </Heading>
        </Stack>
        <QualificationForm
          compact={compact}
          labelledBy={titleId}
          onDecided={async () => {
            justDecided.current = true
            await fetchResult()
            setAnswering(false)
          }}
        />
      </Stack>
    </Card>
  )
}

/** Greets a visitor with a saved decision in the console, once per visit. */
function useWelcomeBack() {
  const store = useStore()
  useEffect(() => {
    // Read here: a hydrated form renders without what this device stores.
    const last = store.get(lastDecisionAtom)
    if (last) console.info(welcomeBack(last))
  }, [store])
}
