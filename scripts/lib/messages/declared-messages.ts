import type { Node, SourceFile } from 'typescript/unstable/ast'
import {
  isCallExpression,
  isIdentifier,
  isObjectLiteralExpression,
  isPropertyAssignment,
  isSatisfiesExpression,
  isVariableStatement,
} from 'typescript/unstable/ast/is'

/** One message of a `*.messages.ts`: its place, its constant and its key. */
type DeclaredMessage = { file: string; line: number; set: string; key: string; position: number }

export function isMessageFile(path: string): boolean {
  return path.endsWith('.messages.ts')
}

/** The messages of a file: the properties of its constants, inside `defineMessages` or bare. */
export function readDeclaredMessages(file: SourceFile): DeclaredMessage[] {
  return file.statements.flatMap((statement) => {
    if (!isVariableStatement(statement)) return []
    return statement.declarationList.declarations.flatMap(({ name, initializer }) =>
      isIdentifier(name) && initializer ? readProperties(file, name.text, initializer) : [],
    )
  })
}

function readProperties(file: SourceFile, set: string, value: Node): DeclaredMessage[] {
  if (isSatisfiesExpression(value)) return readProperties(file, set, value.expression)
  if (isCallExpression(value)) return value.arguments.flatMap((argument) => readProperties(file, set, argument))
  if (!isObjectLiteralExpression(value)) return []
  return value.properties.flatMap((property) => {
    if (!isPropertyAssignment(property) || !('text' in property.name)) return []
    const position = property.name.getStart(file)
    const line = file.text.slice(0, position).split('\n').length
    return [{ file: file.fileName, line, set, key: String(property.name.text), position }]
  })
}
