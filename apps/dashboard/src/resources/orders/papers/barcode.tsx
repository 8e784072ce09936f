import JsBarcode from 'jsbarcode'
import { useMessages } from '../../../i18n/language.tsx'
import { papersMessages } from './papers.messages.ts'

/** Height of the bars in modules. */
const height = 40
/** Blank modules on both sides, which scanners need. */
const quietZone = 10

/** The number of an order or a parcel as Code 128, for any scanner. */
export function Barcode({ text }: { text: string }) {
  const t = useMessages(papersMessages)
  const modules = encode(text)
  return (
    <svg
      role="img"
      aria-label={t.barcode({ number: text })}
      viewBox={`0 0 ${modules.length + 2 * quietZone} ${height}`}
      preserveAspectRatio="none"
      style={{ inlineSize: '100%', blockSize: '16mm', display: 'block', background: '#fff' }}
      shapeRendering="crispEdges"
    >
      {listBars(modules).map(({ start, width }) => (
        <rect key={start} x={quietZone + start} y={0} width={width} height={height} fill="#000" />
      ))}
    </svg>
  )
}

/** @returns a module per character, `1` for black */
function encode(text: string): string {
  const target: { encodings?: { data: string }[] } = {}
  JsBarcode(target, text, { format: 'CODE128' })
  return (target.encodings ?? []).map(({ data }) => data).join('')
}

function listBars(modules: string): { start: number; width: number }[] {
  return [...modules.matchAll(/1+/g)].map((bar) => ({ start: bar.index, width: bar[0].length }))
}
