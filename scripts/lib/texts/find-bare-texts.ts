import { join, relative } from 'node:path'
import type { JsxElement, JsxFragment, JsxSelfClosingElement, Node, SourceFile } from 'typescript/unstable/ast'
import {
  isIdentifier,
  isJsxElement,
  isJsxExpression,
  isJsxFragment,
  isJsxSelfClosingElement,
  isJsxText,
} from 'typescript/unstable/ast/is'
import { API, type Checker, SignatureKind, type Type, TypeFlags } from 'typescript/unstable/sync'

/**
 * Finds texts that stand beside other children of their element, and components that give a text without an element. A browser
 * that translates the page replaces each text: React then shows no change of it, and throws when it takes it away or puts an element
 * before it. A text that is the only child of its element is safe: React sets it as the content of the element.
 *
 * @param root what the reported paths are below
 * @param folders folders with a tsconfig.json, below the root
 * @returns one line for each text
 */
export function findBareTexts(root: string, folders: readonly string[]): string[] {
  const api = new API({ cwd: root })
  try {
    const openProjects = folders.map((folder) => join(root, folder, 'tsconfig.json'))
    return api
      .updateSnapshot({ openProjects })
      .getProjects()
      .flatMap(({ program, checker }) =>
        program
          .getSourceFileNames()
          .filter((name) => name.endsWith('.tsx') && !/node_modules\/|\.test\.tsx$/.test(relative(root, name)))
          .flatMap((name) => program.getSourceFile(name) ?? [])
          .flatMap((file) => textsIn(file, checker).map((text) => describe(text, file, root))),
      )
      .sort()
  } finally {
    api.close()
  }
}

function describe(text: Node, file: SourceFile, root: string): string {
  const line = file.text.slice(0, text.getStart(file)).split('\n').length
  return `${relative(root, file.fileName)}:${line}: ${text.getText(file).trim()}`
}

function textsIn(node: Node, checker: Checker): Node[] {
  const found: Node[] = []
  if ((isJsxElement(node) || isJsxFragment(node)) && !isFlattened(node)) found.push(...bareTextsOf(node, checker))
  if ((isJsxElement(node) || isJsxSelfClosingElement(node)) && isTextComponent(node, checker)) found.push(node)
  node.forEachChild((child) => void found.push(...textsIn(child, checker)))
  return found
}

/** A fragment among the children of an element: its children are the element's. */
function isFlattened(node: Node): boolean {
  return isJsxFragment(node) && (isJsxElement(node.parent) || isJsxFragment(node.parent))
}

/** The children of a fragment that is no child itself land beside others, even a single one. */
function bareTextsOf(parent: JsxElement | JsxFragment, checker: Checker): Node[] {
  const children = childrenOf(parent)
  const isAlone = children.length === 1 && isJsxElement(parent)
  const isSteady = isJsxElement(parent) && !children.some(isJsxExpression)
  return children.filter((child) => {
    if (isJsxText(child)) return !isAlone && !isSteady
    const type = isJsxExpression(child) && child.expression && checker.getTypeAtLocation(child.expression)
    return type && (isAlone ? isTextList(type, checker) : isText(type, checker))
  })
}

/** Without spaces, line breaks and comments, which nobody translates. */
function childrenOf(parent: JsxElement | JsxFragment): Node[] {
  return parent.children.flatMap((child): Node[] => {
    if (isJsxText(child)) return child.text.trim() === '' ? [] : [child]
    if (isJsxExpression(child)) return child.expression ? [child] : []
    return isJsxFragment(child) ? childrenOf(child) : [child]
  })
}

/** Components that may return everything, as those of libraries do, count as elements. */
function isTextComponent(node: JsxElement | JsxSelfClosingElement, checker: Checker): boolean {
  const { tagName } = isJsxElement(node) ? node.openingElement : node
  if (isIdentifier(tagName) && /^[a-z]/.test(tagName.text)) return false
  const component = checker.getTypeAtLocation(tagName)
  const [signature] = component ? checker.getSignaturesOfType(component, SignatureKind.Call) : []
  const result = signature && checker.getReturnTypeOfSignature(signature)
  return result !== undefined && !checker.typeToString(result).includes('ReactNode') && isText(result, checker)
}

const textual = TypeFlags.StringLike | TypeFlags.NumberLike | TypeFlags.BigIntLike | TypeFlags.Any | TypeFlags.Unknown

/** @param seen ids of the types around this one, of which a type of children is made */
function isText(type: Type, checker: Checker, seen: readonly number[] = []): boolean {
  if (seen.includes(type.id)) return false
  const inner = [...seen, type.id]
  if (type.isUnionType()) return type.getTypes().some((part) => isText(part, checker, inner))
  if (type.isStringLiteralType()) return type.value.trim() !== ''
  // What remains of `count && <b />`; React shows a zero, which is another fault.
  if (type.isNumberLiteralType() || type.isBigIntLiteralType()) return Boolean(type.value)
  return (type.flags & textual) !== 0 || isTextList(type, checker, inner)
}

/** Children of any kind are handed over by a caller, who is looked at as well: they are no list here. */
function isTextList(type: Type, checker: Checker, seen: readonly number[] = []): boolean {
  if (type.getAliasSymbol()?.name === 'ReactNode') return false
  if (type.isUnionType()) return type.getTypes().some((part) => isTextList(part, checker, seen))
  const parts = checker.isArrayLikeType(type) && type.isTypeReference() ? checker.getTypeArguments(type) : []
  return parts.some((part) => isText(part, checker, seen))
}
