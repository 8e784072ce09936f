import type { Node, SourceFile, VariableDeclaration } from 'typescript/unstable/ast'
import {
  isBindingElement,
  isCallExpression,
  isElementAccessExpression,
  isIdentifier,
  isObjectBindingPattern,
  isPropertyAccessExpression,
  isPropertyAssignment,
  isStringLiteral,
  isVariableDeclaration,
} from 'typescript/unstable/ast/is'
import { type Checker, type Project, SymbolFlags, type Type, type Symbol as TypeSymbol } from 'typescript/unstable/sync'

/** Stands for all keys of a set that is handed on whole, as a resource's of the dashboard, whose fields are named by its keys. */
export const everyKey = '*'

/** How a message is called when it is looked for: by its place, or by its constant and key. */
export function markOf(file: string, place: number | string): string {
  return `${file.toLowerCase()}:${place}`
}

/**
 * Finds out which declarations a file reads, by the type checker: `t.title`, `t[kind]` where `kind` is one of several, and
 * `const { title } = t` alike. A type that is mapped from the messages, as what `useMessages` gives, leads back to them.
 *
 * @returns marks as `markOf` makes them
 */
export function findUsedMessages(file: SourceFile, project: Project): string[] {
  const found: Node[] = []
  collect(file, found)
  const accesses = found.filter(isPropertyAccessExpression)
  const read = project.checker.getSymbolAtLocation(accesses.map(({ name }) => name))
  return [
    ...read.flatMap((symbol) => placesOf(symbol, project)),
    ...accesses.flatMap(({ expression, name }) => ofConstant(expression, name.text, project)),
    ...found.flatMap((node) => usesIn(node, project)),
    ...handedOn(found, project),
  ]
}

/** `describe(fault, t)`, where `describe` names the texts it wants: `t: { failed: string }`. */
function handedOn(found: readonly Node[], project: Project): string[] {
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
      return checker.getPropertiesOfType(wanted).flatMap(({ name }) => ofProperty(argument, name, project))
    })
}

function isBound({ initializer }: VariableDeclaration): boolean {
  return initializer !== undefined && isCallExpression(initializer) && textOf(initializer.expression) === 'useMessages'
}

function collect(node: Node, found: Node[]): void {
  found.push(node)
  node.forEachChild((child) => collect(child, found))
}

function usesIn(node: Node, project: Project): string[] {
  const { checker } = project
  if (isPropertyAssignment(node)) return ofConstant(node.initializer, everyKey, project)
  if (isElementAccessExpression(node)) {
    return namesOf(checker.getTypeAtLocation(node.argumentExpression)).flatMap((name) => [
      ...ofProperty(node.expression, name, project),
      ...ofConstant(node.expression, name, project),
    ])
  }
  if (!isObjectBindingPattern(node)) return []
  const names = node.elements.filter(isBindingElement).map(({ propertyName, name }) => textOf(propertyName ?? name))
  return names.flatMap((name) => (name === null ? [] : ofProperty(node, name, project)))
}

/** The names that an index may be. */
function namesOf(type: Type | undefined): string[] {
  if (type?.isStringLiteralType()) return [type.value]
  return type?.isUnionType() ? (type.getTypes() ?? []).flatMap(namesOf) : []
}

function textOf(name: Node | undefined): string | null {
  return name && (isIdentifier(name) || isStringLiteral(name)) ? name.text : null
}

function ofProperty(of: Node, name: string, project: Project): string[] {
  const type = project.checker.getTypeAtLocation(of)
  return placesOf(type && project.checker.getPropertyOfType(type, name), project)
}

/** Where a property was written. */
function placesOf(property: TypeSymbol | undefined, project: Project): string[] {
  return (property?.declarations ?? []).flatMap((handle) => {
    const node = handle.resolve(project)
    return node ? [markOf(node.getSourceFile().fileName, node.getStart())] : []
  })
}

/** The constant that is read, which its type may not tell: `Record<Code, Localized>` knows no places. */
function ofConstant(of: Node, name: string, project: Project): string[] {
  if (!isIdentifier(of)) return []
  const constant = resolveAlias(project.checker.getSymbolAtLocation(of), project.checker)
  const file = constant?.valueDeclaration?.resolve(project)?.getSourceFile().fileName
  return constant && file ? [markOf(file, `${constant.name}.${name}`)] : []
}

function resolveAlias(symbol: TypeSymbol | undefined, checker: Checker): TypeSymbol | undefined {
  return symbol && symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
}
