import type { Product } from '@shop/contract'
import { directionOf, formatNumber } from '@shop/i18n'
import { useLanguage, useMessages } from '../../../i18n/language.tsx'
import { productDetailsMessages } from './product-details.late.messages.ts'
import { glassMm, layOutSize, type SizeDrawingShape } from './size-drawing-shape.ts'

type Size = NonNullable<Product['dimensions_mm']>

/** The outline of a product beside a tea glass, in one scale, with its measures in centimetres. */
export function SizeDrawing({ size }: { size: Size }) {
  const t = useMessages(productDetailsMessages)
  const language = useLanguage()
  const cm = (mm: number) => t.centimetres({ number: formatNumber(mm / 10, language) })
  const shape = layOutSize(size)
  const { view } = shape
  const measures = { width: cm(size.width), height: cm(size.height), depth: cm(size.depth) }
  return (
    <figure className="rounded-card border border-line bg-card p-4 pt-2">
      <svg
        role="img"
        aria-label={t.sizeDrawing}
        viewBox={`0 0 ${view.width} ${round(view.height)}`}
        className="mx-auto block w-full max-w-110"
      >
        <g transform={directionOf[language] === 'rtl' ? `translate(${view.width} 0) scale(-1 1)` : undefined}>
          <Appliance shape={shape} />
          <TeaGlass box={shape.glass} />
          <MeasureLines shape={shape} />
        </g>
        <Figures shape={shape} measures={measures} isMirrored={directionOf[language] === 'rtl'} />
      </svg>
      <figcaption className="mt-3 text-center text-muted text-sm">
        {t.sizeCaption({ ...measures, glassHeight: cm(glassMm.height), glassWidth: cm(glassMm.width) })}
      </figcaption>
    </figure>
  )
}

/** A box in oblique projection: front, top and side. */
function Appliance({ shape: { view, front, away, ground } }: { shape: SizeDrawingShape }) {
  const { x, y, width, height } = front
  const end = x + width
  const top = points([x, y], [x + away.x, y - away.y], [end + away.x, y - away.y], [end, y])
  const side = points([end, y], [end + away.x, y - away.y], [end + away.x, ground - away.y], [end, ground])
  return (
    <>
      <line x1="8" x2={view.width - 8} y1={ground} y2={ground} className="stroke-line" strokeWidth="2" />
      <g className="stroke-nile" strokeWidth="1.75" strokeLinejoin="round">
        <polygon points={top} className="fill-card" />
        <polygon points={side} className="fill-paper" />
        <rect x={round(x)} y={round(y)} width={round(width)} height={round(height)} rx="2" className="fill-nile-soft" />
      </g>
    </>
  )
}

/** Its path is drawn in millimetres. */
function TeaGlass({ box: { x, y, height } }: { box: SizeDrawingShape['glass'] }) {
  const scale = round(height / glassMm.height, 4)
  return (
    <g transform={`translate(${round(x)} ${round(y)}) scale(${scale})`}>
      <path
        d="M5.5 22h49c-1.5 22-3.6 42-5 57-.3 3-2 5-5 5h-29c-3 0-4.7-2-5-5-1.4-15-3.500-35-5-57Z"
        className="fill-warning opacity-80"
      />
      <path
        d="M3 0h54c-1.5 30-4 60-6 83-.4 4-3 7-7 7H16c-4 0-6.6-3-7-7C7 60 4.5 30 3 0Z"
        className="fill-transparent stroke-control"
        strokeWidth={1.75}
        vectorEffect="non-scaling-stroke"
      />
    </g>
  )
}

/** The distance of lines and figures from what they measure. */
const apart = 9

function MeasureLines({ shape: { front, away } }: { shape: SizeDrawingShape }) {
  const { x, y, width, height } = front
  const start = x - apart
  const below = y + height + apart
  return (
    <g className="stroke-muted" strokeWidth="1" strokeLinecap="round">
      <Measure from={[start, y]} to={[start, y + height]} />
      <Measure from={[x, below]} to={[x + width, below]} />
      <Measure from={[x - 6, y - 4]} to={[x - 6 + away.x, y - 4 - away.y]} />
    </g>
  )
}

type Point = readonly [number, number]

function Measure({ from, to }: { from: Point; to: Point }) {
  return (
    <>
      <line x1={round(from[0])} y1={round(from[1])} x2={round(to[0])} y2={round(to[1])} />
      <circle cx={round(from[0])} cy={round(from[1])} r="1.5" className="fill-muted" />
      <circle cx={round(to[0])} cy={round(to[1])} r="1.5" className="fill-muted" />
    </>
  )
}

type FiguresProperties = {
  shape: SizeDrawingShape
  measures: { width: string; height: string; depth: string }
  isMirrored: boolean
}

/** The figures move with the mirrored drawing, but are never mirrored themselves. */
function Figures({ shape: { view, front, away, glass, ground }, measures, isMirrored }: FiguresProperties) {
  const t = useMessages(productDetailsMessages)
  const at = (x: number) => round(isMirrored ? view.width - x : x)
  const below = ground + 25
  return (
    <g className="fill-ink font-semibold text-[14px]">
      {/* The text has the direction of the page, so that its end is right in a mirrored drawing. */}
      <text x={at(front.x - apart - 6)} y={round(front.y + front.height / 2 + 5)} textAnchor="end">
        {measures.height}
      </text>
      <text x={at(front.x - 16 + away.x / 2)} y={round(front.y - 9 - away.y / 2)} textAnchor="end">
        {measures.depth}
      </text>
      <text x={at(front.x + front.width / 2)} y={round(below)} textAnchor="middle">
        {measures.width}
      </text>
      <text x={at(glass.x + glass.width / 2)} y={round(below)} textAnchor="middle" className="fill-muted font-normal">
        {t.teaGlass}
      </text>
    </g>
  )
}

function points(...corners: Point[]): string {
  return corners.map(([x, y]) => `${round(x)},${round(y)}`).join(' ')
}

function round(length: number, decimals = 1): number {
  return Number(length.toFixed(decimals))
}
