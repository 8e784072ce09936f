import { type AnyNode, type Node, parse } from 'acorn'
import { full } from 'acorn-walk'
import type { LateFeatures } from './late-features.ts'

/** The syntax of the floor; what Safari 15.4 lacks of it is found by `findLateSyntax`. */
const ecmaVersion = 2022

/**
 * What a built script uses and the oldest supported browsers lack, such as `AbortSignal.any`, `.toSorted` and `lookbehind`. A call
 * with `?.` asks first, so it is left out.
 *
 * @throws SyntaxError for syntax after ES2022
 */
export function findLateCode(script: string, late: LateFeatures): string[] {
  const found = new Set<string | null>()
  full(parse(script, { ecmaVersion, sourceType: 'module' }), (visited) => {
    const node = visited as AnyNode
    found.add(findLateSyntax(node))
    if (node.type === 'NewExpression' || (node.type === 'CallExpression' && !node.optional))
      found.add(findLateName(node.callee, late))
  })
  return [...found].filter((name) => name !== null).sort()
}

/** The properties that a built stylesheet sets and the oldest supported browsers lack. */
export function findLateProperties(styles: string, { properties }: LateFeatures): string[] {
  const names = [...styles.matchAll(/[;{]([a-z-]+):/g)].map(([, name = '']) => name)
  return [...new Set(names)].filter((name) => properties.has(name)).sort()
}

function findLateSyntax(node: AnyNode): string | null {
  if (node.type === 'StaticBlock') return 'static block'
  const text = node.type === 'TemplateElement' ? node.value.raw : node.type === 'Literal' ? node.raw : ''
  return text?.includes('(?<=') || text?.includes('(?<!') ? 'lookbehind' : null
}

function findLateName(callee: Node, { statics, globals, methods }: LateFeatures): string | null {
  const parts = partsOf(callee as AnyNode)
  const [owner = '', member = ''] = parts.slice(/^(window|globalThis|self)$/.test(parts[0] ?? '') ? 1 : 0)
  if (globals.has(owner)) return owner
  if (statics.has(`${owner}.${member}`)) return `${owner}.${member}`
  const method = parts.length > 1 ? (parts.at(-1) ?? '') : ''
  return methods.has(method) ? `.${method}` : null
}

/** `['window', 'URL', 'canParse']` for `window.URL.canParse`; an empty part for what is no plain name. */
function partsOf(node: AnyNode): string[] {
  if (node.type === 'Identifier') return [node.name]
  if (node.type !== 'MemberExpression' || node.computed || node.property.type !== 'Identifier') return ['']
  return [...partsOf(node.object as AnyNode), node.property.name]
}
