import { useMemo } from 'react'
import { styled } from 'styled-components'
import { encode } from 'uqr'

/** A text as a QR code, rendered locally, so that the text never leaves the page. */
export const QrCode = ({ text, label }: { text: string; label: string }) => {
  const { data, size } = useMemo(() => encode(text, { ecc: 'M', border: 4 }), [text])
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return (
    <Code viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={path} />
    </Code>
  )
}

/** Dark on light in every theme: cameras read nothing else reliably. */
const Code = styled.svg`
  width: 14rem;
  height: 14rem;
  background: white;
  fill: black;
`
