import { TIMES } from './times'

/** A web worker. */
self.onmessage = ({ data }) => self.postMessage(Number(data) * TIMES)
