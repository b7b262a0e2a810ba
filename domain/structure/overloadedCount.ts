import { figure } from '../numbers/figure'

/** '1 of 570 checked members is overloaded' */
export function overloadedCount(failing: number, computed: number): string {
  return `${figure(failing)} of ${figure(computed)} checked members ${failing === 1 ? 'is' : 'are'} overloaded`
}
