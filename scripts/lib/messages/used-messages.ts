import type { Identifier, Node, SourceFile, VariableDeclaration } from 'typescript/unstable/ast'
import {
  isBindingElement,
  isCallExpression,
  isElementAccessExpression,
  isIdentifier,
  isObjectBindingPattern,
  isPropertyAccessExpression,
  isPropertyAssignment,
  isSpreadAssignment,
  isStringLiteral,
  isVariableDeclaration,
} from 'typescript/unstable/ast/is'
import { type Checker, type Project, SymbolFlags, type Type, type Symbol as TypeSymbol } from 'typescript/unstable/sync'
import { isMessageFile } from './declared-messages.ts'

/** Stands for all keys of a set that is handed on whole, as a resource's of the dashboard, whose fields are named by its keys. */
export const everyKey = '*'

/** How a message is called when it is looked for: by its place, or by its constant and key. */
export function markOf(file: string, place: number | string): string {
  return `${file.toLowerCase()}:${place}`
}

/** A name that is read of something. */
type Read = { of: Node; name: string }

/**
 * Finds out which declarations a file reads, by the type checker: `t.title`, `t[kind]` where `kind` is one of several, and
 * `const { title } = t` alike. A type that is mapped from the messages, as what `useMessages` gives, leads back to them.
 *
 * @param keys of all messages: other names are not looked up, which would take most of the time
 * @returns marks as `markOf` makes them
 */
export function findUsedMessages(file: SourceFile, project: Project, keys: ReadonlySet<string>): string[] {
  const found: Node[] = []
  collect(file, found)
  const isKey = ({ name }: Read) => keys.has(name)
  const named = found.filter(isPropertyAccessExpression).filter(({ name }) => keys.has(name.text))
  const indexed = readsByIndex(found, project.checker).filter(isKey)
  const whole = [
    ...found.filter(isPropertyAssignment).map(({ initializer }) => initializer),
    ...found.filter(isSpreadAssignment).map(({ expression }) => expression),
  ].map((of) => ({ of, name: everyKey }))
  const ofSets = [...named.map(({ expression, name }) => ({ of: expression, name: name.text })), ...indexed, ...whole]
  const symbols = project.checker.getSymbolAtLocation(named.map(({ name }) => name))
  return [
    ...symbols.flatMap((symbol) => placesOf(symbol, project)),
    ...ofProperties([...indexed, ...readsByPattern(found).filter(isKey)], project),
    ...ofConstants(ofSets, project),
    ...handedOn(found, project, keys),
  ]
}

function collect(node: Node, found: Node[]): void {
  found.push(node)
  node.forEachChild((child) => collect(child, found))
}

/** `t[kind]`, once for each name that `kind` may be. */
function readsByIndex(found: readonly Node[], checker: Checker): Read[] {
  const accesses = found.filter(isElementAccessExpression)
  const indexes = checker.getTypeAtLocation(accesses.map(({ argumentExpression }) => argumentExpression))
  return accesses.flatMap(({ expression }, place) => namesOf(indexes[place]).map((name) => ({ of: expression, name })))
}

/** The names that an index may be. */
function namesOf(type: Type | undefined): string[] {
  if (type?.isStringLiteralType()) return [type.value]
  return type?.isUnionType() ? (type.getTypes() ?? []).flatMap(namesOf) : []
}

/** `const { title } = t` */
function readsByPattern(found: readonly Node[]): Read[] {
  return found.filter(isObjectBindingPattern).flatMap((pattern) =>
    pattern.elements.filter(isBindingElement).flatMap(({ propertyName, name }) => {
      const text = textOf(propertyName ?? name)
      return text === null ? [] : [{ of: pattern, name: text }]
    }),
  )
}

/** `describe(fault, t)`, where `describe` names the texts it wants: `t: { failed: string }`. */
function handedOn(found: readonly Node[], project: Project, keys: ReadonlySet<string>): string[] {
  const { checker } = project
  const bound = new Set(
    found
      .filter(isVariableDeclaration)
      .filter(isBound)
      .map(({ name }) => textOf(name)),
  )
  const handed = found.filter(isCallExpression).flatMap((call) => call.arguments.filter(isIdentifier))
  return handed
    .filter(({ text }) => bound.has(text))
    .flatMap((argument) => {
      const wanted = checker.getContextualType(argument)
      if (!wanted || checker.typeToString(wanted).startsWith('Bound<')) return []
      const names = checker.getPropertiesOfType(wanted).map(({ name }) => name)
      const reads = names.filter((name) => keys.has(name)).map((name) => ({ of: argument, name }))
      return ofProperties(reads, project)
    })
}

function isBound({ initializer }: VariableDeclaration): boolean {
  return initializer !== undefined && isCallExpression(initializer) && textOf(initializer.expression) === 'useMessages'
}

function textOf(name: Node | undefined): string | null {
  return name && (isIdentifier(name) || isStringLiteral(name)) ? name.text : null
}

function ofProperties(reads: readonly Read[], project: Project): string[] {
  const types = project.checker.getTypeAtLocation(reads.map(({ of }) => of))
  return reads.flatMap(({ name }, place) => {
    const type = types[place]
    return placesOf(type && project.checker.getPropertyOfType(type, name), project)
  })
}

/** Where a message was written; what else has its name is left alone. */
function placesOf(property: TypeSymbol | undefined, project: Project): string[] {
  return (property?.declarations ?? [])
    .filter(({ path }) => isMessageFile(path))
    .flatMap((handle) => {
      const node = handle.resolve(project)
      return node ? [markOf(handle.path, node.getStart())] : []
    })
}

/** The constant that is read. Its type may not show it: `Record<Code, Localized>` has no declarations. */
function ofConstants(reads: readonly Read[], { checker }: Project): string[] {
  const ofNames = reads.filter((read): read is Read & { of: Identifier } => isIdentifier(read.of))
  const symbols = checker.getSymbolAtLocation(ofNames.map(({ of }) => of))
  return ofNames.flatMap(({ name }, place) => {
    const constant = resolveAlias(symbols[place], checker)
    const file = constant?.valueDeclaration?.path
    return constant && file && isMessageFile(file) ? [markOf(file, `${constant.name}.${name}`)] : []
  })
}

function resolveAlias(symbol: TypeSymbol | undefined, checker: Checker): TypeSymbol | undefined {
  return symbol && symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
}
