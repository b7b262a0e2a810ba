import { AsideThread } from '../platform/threads/AsideThread'
import type { FrameBytes, FrameOrder } from './frameWorker'

const thread = new AsideThread<FrameOrder, FrameBytes>({ program: 'bom/frameWorker', heapMb: 512, secondsEach: 60, mostWaiting: 8 })

/**
 * Writes a frame's file in a thread next to the server's: the largest house takes seconds, in which every other call would wait.
 * @throws ThreadBusy when so many wait that this one would wait too long, ThreadEnded when it took too much time or memory.
 */
export const writeFrameAside = (order: FrameOrder): Promise<FrameBytes> => thread.ask(order)
