import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

type Support = { version_added: string | false; version_removed?: string; flags?: unknown; prefix?: string }
type Compat = { support: Record<string, Support | Support[] | undefined> }
type Node = { __compat?: Compat } & { [name: string]: Node | undefined }

/** What scripts and styles must not use without asking, because the oldest supported browsers lack it. */
export type LateFeatures = {
  /** Such as `AbortSignal.any`. */
  statics: ReadonlySet<string>
  /** Such as `Iterator`, which is missing as a whole. */
  globals: ReadonlySet<string>
  /** Such as `toSorted`, of an instance of any kind. A name that another kind has at the floor is not in it. */
  methods: ReadonlySet<string>
  /** Properties of styles, such as `translate`. */
  properties: ReadonlySet<string>
}

/**
 * Reads from the data of MDN what all browsers have today and not all of them had at the floor. What a current browser lacks
 * too is not in it: no script can use that without asking.
 *
 * @param floor the oldest supported versions, by Vite's names, such as `chrome100`
 */
export function readLateFeatures(floor: readonly string[]): LateFeatures {
  const file = fileURLToPath(import.meta.resolve('@mdn/browser-compat-data'))
  const data: { api: Node; css: { properties: Node }; javascript: { builtins: Node } } = JSON.parse(
    readFileSync(file, 'utf8'),
  )
  const versions = floor.map((target) => {
    const [, name = '', version] = /^(\D+)([\d.]+)$/.exec(target) ?? []
    return [name === 'ios' ? 'safari_ios' : name, Number(version)] as const
  })
  const hasAtFloor = ({ support }: Compat) => versions.every(([name, version]) => findVersion(support[name]) <= version)
  const isLate = (compat: Compat) =>
    !hasAtFloor(compat) && versions.every(([name]) => findVersion(compat.support[name]) < Number.POSITIVE_INFINITY)

  const statics = new Set<string>()
  const globals = new Set<string>()
  const methods = new Set<string>()
  const methodsAtFloor = new Set<string>()
  for (const [name, { __compat: compat, ...members }] of [
    ...entriesOf(data.javascript.builtins),
    ...entriesOf(data.api),
  ]) {
    if (compat && isLate(compat)) globals.add(name)
    const isThere = !compat || hasAtFloor(compat)
    for (const [key, { __compat: memberCompat }] of entriesOf(members)) {
      if (!memberCompat) continue
      const member = key.replace(/_static$/, '')
      if (key.endsWith('_static') || isStatic(name, member)) {
        if (isThere && isLate(memberCompat)) statics.add(`${name}.${member}`)
      } else if (isThere) (isLate(memberCompat) ? methods : methodsAtFloor).add(member)
    }
  }
  const properties = new Set(
    entriesOf(data.css.properties)
      .filter(([, { __compat: compat }]) => compat && isLate(compat))
      .map(([name]) => name),
  )
  return { statics, globals, methods: methods.difference(methodsAtFloor), properties }
}

function entriesOf(node: object): [string, Node][] {
  return Object.entries(node).filter(([name]) => name !== '__compat')
}

/** The first version that has a feature without a flag or a prefix, and still has it. */
function findVersion(support: Support | Support[] | undefined): number {
  const statements = Array.isArray(support) ? support : support ? [support] : []
  const plain = statements.filter(({ flags, prefix, version_removed: removed }) => !flags && !prefix && !removed)
  return Math.min(
    ...plain.map(({ version_added: added }) =>
      added === 'preview' || !added ? Number.POSITIVE_INFINITY : Number(added.replace('≤', '')),
    ),
  )
}

/** The data does not say which members of a builtin are on the constructor; this engine does. */
function isStatic(name: string, member: string): boolean {
  const builtin: unknown = Reflect.get(globalThis, name)
  if (typeof builtin !== 'function') return typeof builtin === 'object' && builtin !== null && member in builtin
  return member in builtin && !(builtin.prototype && member in builtin.prototype)
}
