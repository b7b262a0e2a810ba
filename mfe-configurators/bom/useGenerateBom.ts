import { generateBom } from '@framewell/domain/bom/calls'
import type { CallInput } from '@framewell/domain/http/defineCall'
import { useMutation } from '@tanstack/react-query'
import { useShell } from '../shell/useShell'
import { failureSentence, GENERATE_FAILED } from './bomFailure'

/** Asks for a bill and says how it went. The answer remembers what it was asked with. */
export function useGenerateBom() {
  const { call, toast, track } = useShell()
  return useMutation({
    mutationFn: async (request: CallInput<typeof generateBom>) => ({ request, bom: (await call(generateBom, request)).bom }),
    onSuccess: ({ bom }) => {
      toast({
        title: 'BOM Generated Successfully',
        description: `${bom.summary.total_items} line items for ${bom.plan_name}`,
        tone: 'success',
      })
      track('bom_generated', { planId: bom.plan_id })
    },
    onError: (error) => toast({ title: 'Generation Failed', description: failureSentence(error, GENERATE_FAILED), tone: 'destructive' }),
  })
}
