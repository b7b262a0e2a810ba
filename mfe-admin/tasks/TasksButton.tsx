import { Button } from '@framewell/design-system/elements/button/Button'
import { TASKS_PATH } from './taskQueries'
import { useNextTasks } from './useNextTasks'

/** Leads to the list of what waits, with the number it lists. */
export const TasksButton = () => {
  const counts = useNextTasks().data?.counts
  return (
    <Button size="small" href={TASKS_PATH}>
      To do {counts ? `(${counts.open})` : ''}
    </Button>
  )
}
