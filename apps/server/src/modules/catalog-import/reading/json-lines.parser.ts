import type { Path } from './import-file.types.ts'

/** Invalid JSON; `line` is that of the first error. */
export class JsonFault extends Error {
  readonly line: number

  constructor(line: number, message: string) {
    super(message)
    this.line = line
  }
}

/**
 * Finds the line on which each value of a JSON text begins, which `JSON.parse` does not give.
 *
 * @returns lines from 1 by `pathKey`
 * @throws JsonFault
 */
export function findJsonLines(text: string): Map<string, number> {
  const lines = new Map<string, number>()
  const tokens = readTokens(text)
  readValue(tokens, [], lines)
  if (tokens.next().kind !== 'end') throw new JsonFault(tokens.line(), 'there is more text after the end of the JSON')
  return lines
}

export function pathKey(path: Path): string {
  return path.map(String).join('\n')
}

type Token = { kind: 'end' | 'value' | '{' | '}' | '[' | ']' | ',' | ':'; text: string }
type Tokens = { next(): Token; line(): number }

const tokenPattern =
  /[ \t\n\r]*(?:([{}[\],:])|("(?:[^"\\\n\r\t]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)|$)/y

function readTokens(text: string): Tokens {
  let line = 1
  let position = 0
  const next = (): Token => {
    tokenPattern.lastIndex = position
    const match = tokenPattern.exec(text)
    line += countLineBreaks((match ?? /^\s*/.exec(text.slice(position)))?.[0] ?? '')
    if (!match)
      throw new JsonFault(line, 'this is not JSON: something here is neither a text in "…", a number nor a bracket')
    position = tokenPattern.lastIndex
    const [, mark, value] = match
    if (mark !== undefined) return { kind: mark as Token['kind'], text: mark }
    return value === undefined ? { kind: 'end', text: '' } : { kind: 'value', text: value }
  }
  return { next, line: () => line }
}

function countLineBreaks(text: string): number {
  return text.split('\n').length - 1
}

function readValue(tokens: Tokens, path: Path, lines: Map<string, number>, first = tokens.next()): void {
  lines.set(pathKey(path), tokens.line())
  if (first.kind === '{') readMembers(tokens, path, lines, '}')
  else if (first.kind === '[') readMembers(tokens, path, lines, ']')
  else if (first.kind !== 'value') throw new JsonFault(tokens.line(), `a value is missing here${found(first)}`)
}

/** Reads an object or a list up to its closing bracket. */
function readMembers(tokens: Tokens, path: Path, lines: Map<string, number>, close: '}' | ']'): void {
  let token = tokens.next()
  if (token.kind === close) return
  for (let index = 0; ; index += 1) {
    if (close === ']') readValue(tokens, [...path, index], lines, token)
    else readValue(tokens, [...path, readName(tokens, token)], lines)
    const after = tokens.next()
    if (after.kind === close) return
    if (after.kind !== ',')
      throw new JsonFault(tokens.line(), `a comma or ${close} is missing before this${found(after)}`)
    token = tokens.next()
  }
}

function readName(tokens: Tokens, token: Token): string {
  if (!token.text.startsWith('"'))
    throw new JsonFault(tokens.line(), `the name of a field in "…" is missing here${found(token)}`)
  if (tokens.next().kind !== ':') throw new JsonFault(tokens.line(), `a colon is missing after ${token.text}`)
  return JSON.parse(token.text) as string
}

function found(token: Token): string {
  return token.kind === 'end' ? ' (the file ends)' : ` (found ${token.text.slice(0, 40)})`
}
