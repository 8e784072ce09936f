import { readFileSync, writeFileSync } from 'node:fs'
import type { Measurement } from './measure.ts'
import type { PageWeight } from './page-weight.ts'

/** `turns`: all measurements of the shop; `shop` and `floor`: the median ones. */
export type Row = { name: string; target?: number; shop: Measurement; floor: Measurement; turns: Measurement[] }
export type Figures = { name: string; value: string; target: string; isReached: boolean }

const document = new URL('../../docs/performance.md', import.meta.url)
const marks = ['<!-- bench -->', '<!-- /bench -->'] as const

export function formatReport(
  rows: readonly Row[],
  weights: readonly PageWeight[],
  figures: readonly Figures[],
): string {
  return [
    table(
      [
        '',
        'req/s',
        'p50 ms',
        'p99 ms',
        'CPU ms/req',
        'MB',
        'floor req/s',
        'floor CPU',
        'share of the floor',
        'at least',
      ],
      rows.map((row) => [
        row.name,
        row.shop.perSecond.toFixed(0),
        row.shop.p50.toFixed(0),
        row.shop.p99.toFixed(0),
        row.shop.cpuMillisPerRequest.toFixed(3),
        String(row.shop.memoryMb),
        row.floor.perSecond.toFixed(0),
        row.floor.cpuMillisPerRequest.toFixed(3),
        shareOf(row).toFixed(2),
        row.target === undefined ? '' : `${row.target} ${shareOf(row) >= row.target ? '✔' : '✘'}`,
      ]),
    ),
    table(
      ['loaded, kB', 'JavaScript', 'CSS', 'fonts', 'font files', 'HTML', 'pictures'],
      weights.map((page) => [
        page.name,
        ...[page.script, page.stylesheet, page.font].map(kilobytes),
        String(page.fontFiles),
        kilobytes(page.document),
        kilobytes(page.image),
      ]),
    ),
    table(
      ['', 'measured', 'at most', ''],
      figures.map((figure) => [figure.name, figure.value, figure.target, figure.isReached ? '✔' : '✘']),
    ),
  ].join('\n\n')
}

/** Writes the tables between the marks in docs/performance.md. */
export function writeReport(report: string): void {
  writeBetween(marks, report)
}

/** Writes text between two marks in docs/performance.md. */
export function writeBetween([begin, end]: readonly [string, string], report: string): void {
  const text = readFileSync(document, 'utf8')
  const before = text.slice(0, text.indexOf(begin) + begin.length)
  writeFileSync(document, `${before}\n\n${report}\n\n${text.slice(text.indexOf(end))}`)
}

/** The requests per second of the shop, of those of its floor. */
function shareOf(row: Row): number {
  return row.shop.perSecond / row.floor.perSecond
}

export function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1)
}

/** A table in Markdown; all columns but the first hold numbers. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map((_, index) => (index === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n')
}
