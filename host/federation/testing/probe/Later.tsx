import { useEffect, useState } from 'react'
import { variant } from './variant'

/** Loaded as a separate chunk. Counts in a web worker and in WebAssembly. */
export default function Later() {
  const [counted, setCounted] = useState('')
  useEffect(() => {
    const worker = new Worker(new URL('./double.ts', import.meta.url))
    const doubled = new Promise<number>((resolve) => {
      worker.onmessage = ({ data }) => resolve(data)
    })
    worker.postMessage(20)
    const added = fetch(new URL('./add.wasm', import.meta.url))
      .then((answer) => answer.arrayBuffer())
      .then((bytes) => WebAssembly.instantiate(bytes))
    Promise.all([doubled, added]).then(
      ([number, { instance }]) => setCounted(String(Object(instance.exports).add(number, 2))),
      (error: unknown) => setCounted(String(error)),
    )
    return () => worker.terminate()
  }, [])
  return (
    <>
      <p>{variant.label} later</p>
      <p>counted {counted}</p>
    </>
  )
}
