import type { ProjectRow } from '@framewell/domain/insights/dashboardCalls'
import { holdOrder } from '@framewell/domain/orders/orderCalls'
import { actOnOrder } from '@framewell/domain/orders/transitions'
import type { BulkAction } from '@framewell/remote-kit/lists/bulkAction'

const BACK = { hold: 'resume', resume: 'hold' } as const

const act = (
  action: keyof typeof BACK,
  words: Pick<BulkAction<ProjectRow>, 'label' | 'title' | 'description' | 'done'>,
): BulkAction<ProjectRow> => ({
  ...words,
  fits: (order) => 'state' in actOnOrder(order, action),
  run: (api, { number }, reason, how) => api(holdOrder, { orderId: number, action, reason }, how),
  undo: (api, { number }, reason, how) => api(holdOrder, { orderId: number, action: BACK[action], reason }, how),
})

/** Bulk actions on orders; each order keeps its slot, and both parties see the event. */
export const holdProjects: readonly BulkAction<ProjectRow>[] = [
  act('hold', {
    label: 'Put on hold',
    title: 'Put the selected orders on hold',
    description: 'Work stops; they keep their slots. Only active orders are held.',
    done: 'on hold',
  }),
  act('resume', {
    label: 'Resume',
    title: 'Resume the selected orders',
    description: 'Only orders on hold are resumed. One that no shop can make now is refused.',
    done: 'going on',
  }),
]
