import { glob, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressible = '**/*.{js,css,html,svg,json,txt,xml,webmanifest,ico,wasm}'

/**
 * Writes a `.br` and a `.gz` beside every file of the folder that compresses, so that the server compresses nothing while it
 * serves. A variant that is not smaller is left out.
 */
export async function precompress(folder: string): Promise<void> {
  const work: Promise<void>[] = []
  for await (const name of glob(compressible, { cwd: folder })) work.push(compressFile(join(folder, name)))
  await Promise.all(work)
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  const variants = [
    { suffix: '.br', data: await promisify(brotliCompress)(content, { params }) },
    { suffix: '.gz', data: await promisify(gzip)(content, { level: 9 }) },
  ]
  for (const { suffix, data } of variants) {
    if (data.length < content.length) await writeFile(path + suffix, data)
  }
}
