import { fieldNames, importNameOf, isLanguage, type Language } from '@shop/contract'

/** The parts of a path: names from the outer to the inner field, and the language of a localized text. */
type FieldParts = { names: string[]; language: Language | null }

/** Wrapper keys. The label of a field leaves them out unless they come last, or before the place of an entry. */
const wrappers: readonly string[] = ['plain', 'colors', 'dimensions_mm']

/** Maps the columns of an imported table to form fields. */
const fieldOfColumn: Readonly<Record<string, string>> = {
  ...Object.fromEntries(fieldNames.map((name) => [importNameOf(name), name])),
  images: 'pictures',
  width_mm: 'width',
  height_mm: 'height',
  depth_mm: 'depth',
}

/** Reads the path of a form field, or a column of an imported table such as `#aa0000 name_en`. */
export function readFieldPath(path: readonly string[]): FieldParts {
  const isShown = (word: string, index: number) => !wrappers.includes(word) || isPlace(path[index + 1] ?? '0')
  const words = path.filter(isShown).flatMap(splitColumn)
  const last = words.at(-1)
  const language = words.length > 1 && isLanguage(last) ? last : null
  const names = language ? words.slice(0, -1) : words
  return {
    names: names.map((name) => fieldOfColumn[name] ?? (isPlace(name) ? countFromOne(name) : toSnakeCase(name))),
    language,
  }
}

/** Whether it is the place of an entry in a list. */
function isPlace(word: string): boolean {
  return /^\d+$/.test(word)
}

/** People count the entries of a list from one. */
function countFromOne(place: string): string {
  return String(Number(place) + 1)
}

function splitColumn(word: string): string[] {
  const [, hex, rest] = /^(#[0-9a-f]{6}) (.+)$/i.exec(word) ?? []
  if (hex && rest) return [hex, ...splitColumn(rest)]
  const [, name, language] = /^(.+)_(en|ar)$/.exec(word) ?? []
  return name && language ? [name, language] : [word]
}

/** Turns `needsCall` into `needs_call`; text that people wrote is not changed. */
function toSnakeCase(name: string): string {
  return /^[a-z]+([A-Z][a-z]+)+$/.test(name) ? name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) : name
}
