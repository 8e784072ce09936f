import { Box } from '@mui/material'
import { useMemo } from 'react'
import { encode } from 'uqr'

type Properties = { text: string; label: string }

/** Draws a text as a QR code in the browser. Dark on white, as cameras need it. */
export function QrCode({ text, label }: Properties) {
  const { data, size } = useMemo(() => encode(text, { ecc: 'M', border: 4 }), [text])
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      sx={{ inlineSize: '100%', maxInlineSize: 260, borderRadius: 1 }}
    >
      <path d={`M0 0h${size}v${size}H0z`} fill="#fff" />
      <path d={path} fill="#000" />
    </Box>
  )
}
