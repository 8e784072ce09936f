import { join, relative } from 'node:path'
import type { Node, SourceFile, TaggedTemplateExpression } from 'typescript/unstable/ast'
import { isTaggedTemplateExpression, isTemplateExpression } from 'typescript/unstable/ast/is'
import { API, type Checker, type Type, TypeFlags, type Symbol as TypeSymbol } from 'typescript/unstable/sync'

/** What a value may be as the driver gives it; `[]` marks arrays of it, `json` is any object, `any` fits all. */
export type ValueKind = string

/** How the code reads one column of a statement. */
export type ReadColumn = { name: string; kinds: ValueKind[]; canBeNull: boolean }

/** A statement of the product with the row type that its author named: ``db<Row[]>`select …` ``. */
export type TypedStatement = { key: string; place: string; columns: ReadColumn[] }

/** What identifies a statement, in the source and when it runs: the text around its parameters. */
export function keyOf(texts: readonly string[]): string {
  return texts.join('…')
}

/**
 * Reads all statements of the server that name a row type, by the type checker of TypeScript.
 *
 * @param root folder of the server, absolute
 */
export function readTypedStatements(root: string): TypedStatement[] {
  const api = new API({ cwd: root })
  try {
    const projects = api.updateSnapshot({ openProjects: [join(root, 'tsconfig.json')] }).getProjects()
    return projects.flatMap(({ program, checker }) =>
      program
        .getSourceFileNames()
        .filter((name) => name.startsWith(join(root, 'src')) && !/\.(test|fixture)\.ts$/.test(name))
        .flatMap((name) => program.getSourceFile(name) ?? [])
        .flatMap((file) => readFile(file, checker, root)),
    )
  } finally {
    api.close()
  }
}

function readFile(file: SourceFile, checker: Checker, root: string): TypedStatement[] {
  const found: TaggedTemplateExpression[] = []
  collect(file, found)
  return found.flatMap((node) => {
    const [named] = node.typeArguments ?? []
    const rows = named && checker.getTypeFromTypeNode(named)
    if (!rows) return []
    const line = file.text.slice(0, node.template.getStart(file)).split('\n').length
    const place = `${relative(root, file.fileName)}:${line}`
    return [{ key: keyOf(textsOf(node, file)), place, columns: columnsOf(rows, checker) }]
  })
}

function collect(node: Node, found: TaggedTemplateExpression[]): void {
  if (isTaggedTemplateExpression(node)) found.push(node)
  node.forEachChild((child) => collect(child, found))
}

/** The texts of a template as its tag receives them: without the marks around them. */
function textsOf({ template }: TaggedTemplateExpression, file: SourceFile): string[] {
  if (!isTemplateExpression(template)) return [template.getText(file).slice(1, -1)]
  const { head, templateSpans } = template
  return [head, ...templateSpans.map(({ literal }) => literal)].map((part) =>
    part
      .getText(file)
      .replace(/^[`}]/, '')
      .replace(/(`|\$\{)$/, ''),
  )
}

/** The properties of the row in `Row[]`. */
function columnsOf(rows: Type, checker: Checker): ReadColumn[] {
  const row = rows.isTypeReference() ? checker.getTypeArguments(rows)[0] : undefined
  const properties = row ? checker.getPropertiesOfType(row) : []
  return properties.map((property) => readColumn(property, checker))
}

function readColumn(property: TypeSymbol, checker: Checker): ReadColumn {
  const type = checker.getTypeOfSymbol(property)
  const kinds = [...new Set(type ? kindsOf(type, checker) : ['any'])]
  return {
    name: property.name,
    kinds: kinds.filter((kind) => kind !== 'null'),
    canBeNull: kinds.some((kind) => kind === 'null' || kind === 'any'),
  }
}

const kindOfFlag: [flag: TypeFlags, kind: ValueKind][] = [
  [TypeFlags.Null, 'null'],
  [TypeFlags.StringLike, 'string'],
  [TypeFlags.NumberLike, 'number'],
  [TypeFlags.BooleanLike, 'boolean'],
  [TypeFlags.AnyOrUnknown, 'any'],
]

function kindsOf(type: Type, checker: Checker): ValueKind[] {
  const simple = kindOfFlag.find(([flag]) => (type.flags & flag) !== 0)
  if (simple) return [simple[1]]
  if (type.isUnionType()) return type.getTypes().flatMap((each) => kindsOf(each, checker))
  if (type.isIntersectionType()) return kindsOfBrand(type.getTypes(), checker)
  if (checker.isArrayLikeType(type) && type.isTypeReference()) {
    return checker.getTypeArguments(type).flatMap((each) => kindsOf(each, checker).map((kind) => `${kind}[]`))
  }
  const name = type.getSymbol()?.name
  return [name === 'Date' || name === 'Buffer' ? name : 'json']
}

/** A branded value, as `number & { brand: 'Piastres' }`, is what it brands. */
function kindsOfBrand(types: readonly Type[], checker: Checker): ValueKind[] {
  const kinds = types.flatMap((each) => kindsOf(each, checker))
  const simple = kinds.filter((kind) => kind !== 'json')
  return simple.length > 0 ? simple : ['json']
}
