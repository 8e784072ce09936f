import { readFileSync } from 'node:fs'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import type { Language } from '@shop/contract'

/** A document on paper. Texts are plain: nothing in them is markup. */
export type Sheet = {
  title: string
  shop: string
  recipient: { title: string; lines: string[] }
  facts: (readonly [name: string, value: string])[]
  /** Columns of the table; the first takes what the others leave. */
  heads: string[]
  rows: string[][]
  sum: string[]
  /** A picture with what it says: bars stand on top, where a packer scans them, and others at the end. */
  code: { svg: string; title: string; text: string; isBars: boolean } | null
}

/** Some documents in one file, each on pages of its own. */
export type Papers = { language: Language; title: string; sheets: Sheet[] }

const fonts = [
  import.meta.resolve('@expo-google-fonts/cairo/400Regular/Cairo_400Regular.ttf'),
  import.meta.resolve('@expo-google-fonts/cairo/700Bold/Cairo_700Bold.ttf'),
]
const template = readFileSync(new URL('./sheet.typ', import.meta.url), 'utf8')
let compiler: NodeCompiler | null = null

/**
 * Prints documents as PDF, tagged for screen readers. Each takes about 15 ms of the process, and all together 20 MB once.
 *
 * @param at when they were written: the same documents give the same bytes
 */
export function printSheets(papers: Papers, at: Date): Buffer {
  compiler ??= openCompiler()
  const made = compiler.compile({ mainFileContent: template, inputs: { papers: JSON.stringify(papers) } })
  if (!made.result) throw new Error(`A sheet was not printed: ${JSON.stringify(made.takeError()?.shortDiagnostics)}`)
  const file = compiler.pdf(made.result, { pdfTags: true, creationTimestamp: Math.floor(at.getTime() / 1000) })
  // Keeps what all documents share, such as fonts.
  compiler.evictCache(10)
  return file
}

/** The compiler reads no file: its workspace is the folder of the template, and texts are data. */
function openCompiler(): NodeCompiler {
  const fontBlobs = fonts.map((font) => readFileSync(new URL(font)))
  return NodeCompiler.create({ workspace: import.meta.dirname, fontArgs: [{ fontBlobs }] })
}
