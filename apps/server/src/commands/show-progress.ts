import type { WriteStream } from 'node:tty'
import { Presets, SingleBar } from 'cli-progress'
import type { ImportProgress } from '../modules/catalog-import/index.ts'

const titles: Record<ImportProgress['step'], string> = {
  pictures: 'Pictures',
  rows: 'Rows',
  search: 'Search',
}

/** Shows how far an import is: a bar for each step at a console, else a line when a step is done. */
export function showProgress(stream: WriteStream): { show(progress: ImportProgress): void; end(): void } {
  return stream.isTTY ? showBars(stream) : showLines(stream)
}

function showLines(stream: NodeJS.WritableStream) {
  const show = ({ step, done, total }: ImportProgress) => {
    if (done === total) stream.write(`${titles[step]}: ${total} done\n`)
  }
  return { show, end: () => undefined }
}

function showBars(stream: WriteStream) {
  let current: { step: ImportProgress['step']; bar: SingleBar } | null = null
  const end = () => {
    current?.bar.stop()
    current = null
  }
  const show = ({ step, done, total }: ImportProgress) => {
    if (current?.step !== step) {
      end()
      const format = `${titles[step].padEnd(8)} [{bar}] {percentage} %  {value} of {total}`
      current = { step, bar: new SingleBar({ stream, format, hideCursor: true }, Presets.shades_classic) }
      current.bar.start(total, 0)
    }
    current.bar.update(done)
  }
  return { show, end }
}
