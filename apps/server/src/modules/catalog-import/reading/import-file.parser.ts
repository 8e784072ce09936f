import { readFile } from 'node:fs/promises'
import { dirname, extname, resolve } from 'node:path'
import { nothing, reasons } from '../checking/import-reasons.data.ts'
import type { ImportFile } from './import-file.types.ts'
import { readCsv } from './read-csv.parser.ts'
import { readJson } from './read-json.parser.ts'

/** Max rows of an uploaded table: some 200 bytes each within 10 MB. */
const maxTableRows = 50_000

const readers: Partial<Record<string, (text: string, folder: string) => ImportFile>> = {
  '.csv': readCsv,
  '.json': readJson,
}

/**
 * Reads a catalogue from a `.csv` or `.json` file. Errors inside the file are returned as faults.
 *
 * @throws Error when the file does not exist or has another type
 */
export async function readImportFile(path: string): Promise<ImportFile> {
  const file = resolve(path)
  const read = readers[extname(file).toLowerCase()]
  if (!read) throw new Error(`A catalogue comes as a .csv or a .json file, not as ${path}`)
  return readBytes(await readFile(file), dirname(file), read)
}

/** Reads an uploaded table. Parsing blocks the event loop, so the number of rows is limited. */
export function readImportTable(bytes: Uint8Array): ImportFile {
  return readBytes(bytes, null, (text, folder) => readCsv(text, folder, maxTableRows))
}

function readBytes<Folder extends string | null>(
  bytes: Uint8Array,
  folder: Folder,
  read: (text: string, folder: Folder) => ImportFile,
): ImportFile {
  const text = decode(bytes)
  return text === null ? refuse(folder) : read(text, folder)
}

/** @returns the text without a byte order mark; null when the bytes are not UTF-8 */
function decode(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (error) {
    if (error instanceof TypeError) return null
    throw error
  }
}

function refuse(folder: string | null): ImportFile {
  return {
    content: {},
    folder,
    faults: [{ line: null, entry: nothing, field: nothing, reason: reasons.notUtf8 }],
    locate: () => ({ line: null, field: nothing }),
  }
}
