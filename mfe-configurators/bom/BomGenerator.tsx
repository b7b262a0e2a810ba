import { media } from '@framewell/design-system/tokens/breakpoint'
import { UPLOADED_PLAN_ID } from '@framewell/domain/bom/bomPlan'
import type { BomRequest } from '@framewell/domain/bom/bomRequest'
import { bomSubject } from '@framewell/domain/bom/bomSubject'
import type { BomPlanEntry, generateBom } from '@framewell/domain/bom/calls'
import type { ListedDistributor } from '@framewell/domain/bom/distributor'
import type { CallInput } from '@framewell/domain/http/defineCall'
import { TOASTS } from '@framewell/domain/notices/toasts'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState, useTransition } from 'react'
import { styled } from 'styled-components'
import { usePlans } from '../catalog/usePlans'
import { usePriceBook } from '../catalog/usePriceBook'
import { FrameBill } from '../frame/FrameBill'
import { Bill, Bridge } from './Bill'
import { BillOnScreen } from './BillOnScreen'
import { BillSite } from './BillSite'
import { BomForm } from './BomForm'
import { BomResultSkeleton } from './BomResultSkeleton'
import type { BomConfiguration } from './bomConfiguration'
import { refusedFields } from './bomFailure'
import { type BomQuestion, checkedRequest, type FieldProblem, requestOf, savedPlanId, usesSaved } from './bomQuestion'
import { ExportBar } from './ExportBar'
import { PlanSpecifications } from './PlanSpecifications'
import { readStoredBill, storeBill } from './storedBill'
import { useBomQuestion } from './useBomQuestion'
import { type MadeBom, useGenerateBom } from './useGenerateBom'

interface BomGeneratorProps {
  plans: readonly BomPlanEntry[]
  distributors: readonly ListedDistributor[]
  /** The configuration from the steel configurator. */
  saved: BomConfiguration | null
}

/** The generator: form, generation and result. Without a plan in the URL, it starts with the configuration from the steel configurator. */
export const BomGenerator = ({ plans, distributors, saved }: BomGeneratorProps) => {
  const { toast } = useShell()
  const { question: asked, ask } = useBomQuestion()
  const [attempt, setAttempt] = useState(0)
  const generate = useGenerateBom()
  const [showing, startShowing] = useTransition()
  const pending = generate.isPending || showing
  const book = usePriceBook().data
  const drawn = usePlans().data
  // Catalog links name a plan by its catalog id.
  const known = plans.find(({ catalog_id }) => catalog_id === asked.plan)?.plan_id ?? asked.plan
  const plan = known || (saved ? savedPlanId(saved) : '')
  const catalogId = plans.find(({ plan_id }) => plan_id === plan)?.catalog_id
  const question: BomQuestion = useMemo(() => ({ ...asked, plan }), [asked, plan])
  const input = requestOf(question, saved)
  const asking = JSON.stringify(input)
  // The last bill stays while the next one is generated and when that fails; a reload or back restores it.
  const [made, setMade] = useState<MadeBom | null>(() => {
    const bom = readStoredBill(asking)
    return bom && { request: input, bom }
  })
  const [brought, setBrought] = useState(made)
  const subjectOf = useCallback(
    (request: BomRequest | undefined) => {
      if (!request || !book || !drawn) return undefined
      return bomSubject(
        request,
        drawn.map(({ plan }) => plan),
        book,
      )
    },
    [book, drawn],
  )
  const checked = useMemo(() => checkedRequest(JSON.parse(asking)), [asking])
  const resolved = useMemo(() => subjectOf(checked.request), [checked, subjectOf])
  // What is drawn now: the bill of an applied fix shows with its drawing.
  const drawnFor = useDeferredValue(asking)
  const drawnQuestion = useDeferredValue(question)
  const latestAsk = useRef(ask)
  useEffect(() => {
    latestAsk.current = ask
  }, [ask])
  const [following, setFollowing] = useState<MadeBom | null>(null)
  if (following && JSON.stringify(following.request) === drawnFor) {
    setFollowing(null)
    setBrought(following)
    setMade(following)
  }
  const hasBill = made !== null
  const screen = useMemo(
    () => ({
      question: drawnQuestion,
      ask: (change: Partial<BomQuestion>) => latestAsk.current(change),
      layoutOf: (request: CallInput<typeof generateBom>) => {
        const other = subjectOf(checkedRequest(request).request)
        return other?.ok ? other.subject.layout : undefined
      },
      follow: (bill: MadeBom) => {
        if (!hasBill) return
        storeBill({ asked: JSON.stringify(bill.request), bom: bill.bom })
        setFollowing(bill)
      },
    }),
    [drawnQuestion, subjectOf, hasBill],
  )

  const problems: readonly FieldProblem[] = [
    ...checked.problems,
    ...(resolved?.ok === false ? resolved.refusals : []),
    ...(JSON.stringify(generate.variables) === asking ? refusedFields(generate.error) : []),
  ]
  const submit = (change: Partial<BomQuestion> = {}) => {
    setAttempt(attempt + 1)
    if (!question.plan) {
      toast({ ...TOASTS.planRequired, tone: 'destructive' })
      return
    }
    if (problems.length > 0 && Object.keys(change).length === 0 && !generate.error) return
    // The click is acknowledged before the bill's table renders.
    generate.mutate(requestOf({ ...question, ...change }, saved), {
      onSuccess: (bill) => {
        storeBill({ asked: JSON.stringify(bill.request), bom: bill.bom })
        startShowing(() => setMade(bill))
      },
    })
  }
  return (
    <Frame>
      <Columns>
        <BomForm
          plans={plans}
          distributors={distributors}
          question={question}
          ask={ask}
          saved={saved}
          book={book}
          problems={attempt > 0 ? problems : []}
          attempt={attempt}
          pending={pending}
          configured={usesSaved(question, saved)}
          onSubmit={() => submit()}
          exports={made || pending ? null : <ExportBar request={null} />}
        />
        <BillSite question={question}>
          <FrameBill value={made && JSON.stringify(made.request) === asking ? made.bom : undefined}>
            <BillOnScreen value={screen}>
              <PlanSpecifications
                plan={question.plan === UPLOADED_PLAN_ID ? undefined : plans.find(({ plan_id }) => plan_id === question.plan)}
                subject={resolved?.ok ? resolved.subject : undefined}
              />
            </BillOnScreen>
          </FrameBill>
        </BillSite>
      </Columns>
      {made ? (
        <Bill
          bom={made.bom}
          isNew={made !== brought}
          bridge={
            saved && book && made.request.configuration?.configurator === 'steel' ? (
              <Bridge from={{ kind: 'steel', saved }} book={book} bom={made.bom} />
            ) : question.picked && catalogId && book && plan === made.bom.plan_id ? (
              <Bridge from={{ kind: 'picker', planId: catalogId, question }} book={book} bom={made.bom} />
            ) : null
          }
          outdated={!pending && JSON.stringify(made.request) !== drawnFor}
          pending={pending}
          onChooseDistributor={(distributor) => {
            ask({ distributor })
            submit({ distributor })
          }}
          exports={<ExportBar request={made.request} />}
        />
      ) : pending ? (
        <BomResultSkeleton />
      ) : null}
    </Frame>
  )
}

const Frame = styled.div`
  display: grid;
  gap: var(--space-12);
  min-width: 0;
`

const Columns = styled.div`
  display: grid;
  gap: var(--space-6);
  align-items: start;
  min-width: 0;

  ${media.desk} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
  }
`
