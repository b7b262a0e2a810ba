import type { Bom } from '@framewell/domain/bom/bom'
import { generateBom } from '@framewell/domain/bom/calls'
import type { CallInput } from '@framewell/domain/http/defineCall'
import { TOAST_TITLES } from '@framewell/domain/notices/toasts'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { useMutation } from '@tanstack/react-query'
import { Bill } from './Bill'
import { failureSentence, GENERATE_FAILED } from './bomFailure'

/** A bill with its request. */
export interface MadeBom {
  readonly request: CallInput<typeof generateBom>
  readonly bom: Bom
}

/** Generates a bill and reports the result. */
export function useGenerateBom() {
  const { call, toast, track } = useShell()
  return useMutation({
    mutationFn: async (request: CallInput<typeof generateBom>): Promise<MadeBom> => {
      const [{ bom }] = await Promise.all([call(generateBom, request), Bill.ready()])
      return { request, bom }
    },
    onSuccess: ({ bom }) => {
      toast({
        title: TOAST_TITLES.bomGenerated,
        description: `${bom.summary.total_items} line items for ${bom.plan_name}`,
        tone: 'success',
      })
      track('bom_generated', { planId: bom.plan_id })
    },
    onError: (error) => toast({ title: TOAST_TITLES.bomFailed, description: failureSentence(error, GENERATE_FAILED), tone: 'destructive' }),
  })
}
