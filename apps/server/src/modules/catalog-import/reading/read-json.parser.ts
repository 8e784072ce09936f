import type { Localized } from '@shop/contract'
import { both, comma, join, nothing, reasons } from '../checking/import-reasons.data.ts'
import { nameListEntry } from './csv-columns.data.ts'
import type { ImportFile, Path } from './import-file.types.ts'
import { findJsonLines, JsonFault, pathKey } from './json-lines.parser.ts'

/**
 * Reads a catalogue from JSON.
 *
 * @param folder to which picture paths are relative
 */
export function readJson(text: string, folder: string): ImportFile {
  // Lines are computed only when there is a fault.
  let lines: Map<string, number> | null = null
  const locate = (path: Path) => {
    lines ??= findJsonLines(text)
    return { line: lineOf(path, lines), field: fieldOf(path) }
  }
  try {
    return { content: JSON.parse(text), folder, faults: [], locate }
  } catch (error) {
    const { line, reason } = whereItBreaks(text, error)
    return {
      content: {},
      folder,
      faults: [{ line, entry: nothing, field: nothing, reason }],
      locate: () => ({ line, field: nothing }),
    }
  }
}

function whereItBreaks(text: string, error: unknown): { line: number | null; reason: Localized } {
  try {
    findJsonLines(text)
  } catch (fault) {
    if (fault instanceof JsonFault) return { line: fault.line, reason: both(fault.message) }
    throw fault
  }
  return { line: null, reason: reasons.notJson(error instanceof Error ? error.message : String(error)) }
}

/** A missing value has the line of its parent. */
function lineOf(path: Path, lines: Map<string, number>): number | null {
  for (let length = path.length; length > 0; length -= 1) {
    const line = lines.get(pathKey(path.slice(0, length)))
    if (line !== undefined) return line
  }
  return lines.get(pathKey([])) ?? null
}

/** `['products', 3, 'features', 1, 'ar']` is `features, entry 2, ar`: the fault names the product separately. */
function fieldOf(path: Path): Localized {
  const inside = path[2] === 'colors' && typeof path[3] === 'number' ? path.slice(4) : path.slice(2)
  return join(comma, ...inside.map((part) => (typeof part === 'number' ? nameListEntry(part) : both(String(part)))))
}
