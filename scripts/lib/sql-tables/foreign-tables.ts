/** What a module does to a table of another one. */
export type ForeignTable = { module: string; table: string; does: 'read' | 'write' }

/** A source file of the server: its path below `apps/server/src`, and its text. */
export type ServerFile = { path: string; text: string }

/** Who owns which table: the folder whose `*.table.ts` declares it. */
export function findOwners(files: readonly ServerFile[]): Map<string, string> {
  const tables = files.filter(({ path }) => path.endsWith('.table.ts'))
  return new Map(
    tables.flatMap(({ path, text }) =>
      [...text.matchAll(/pgTable\(\s*'(\w+)'/g)].map(([, table = '']) => [table, folderOf(path)] as const),
    ),
  )
}

/** The tables of others that the SQL of each module names, each once. Names that are put together while running are not seen. */
export function findForeignTables(files: readonly ServerFile[], owners: ReadonlyMap<string, string>): ForeignTable[] {
  const found = files
    .filter(({ path }) => path.startsWith('modules/') && !/\.(test|fixture|table)\.ts$/.test(path))
    .flatMap(({ path, text }) =>
      findTables(text)
        .filter(({ table }) => owners.has(table) && owners.get(table) !== folderOf(path))
        .map((use) => ({ module: folderOf(path), ...use })),
    )
  const byName = new Map(found.map((use) => [`${use.module} ${use.does} ${use.table}`, use]))
  return [...byName].sort(([a], [b]) => a.localeCompare(b)).map(([, use]) => use)
}

/** The words before a table name, and all tables of the list after them. */
const writes = /\b(?:update|insert\s+into|delete\s+from|truncate|merge\s+into)\s+(?:only\s+)?(\w+)/gi
const reads = /\b(?:from|join|using)\s+(?:only\s+|lateral\s+)?(\w+(?:(?:\s+(?:as\s+)?\w+)?\s*,\s*\w+)*)/gi

/** The tables that a source text names where SQL names tables. */
export function findTables(text: string): Pick<ForeignTable, 'table' | 'does'>[] {
  const code = readCode(text)
  const written = [...code.matchAll(writes)].map(([, table = '']) => ({ table, does: 'write' as const }))
  const read = [...code.matchAll(reads)].flatMap(([, list = '']) =>
    list.split(',').map((item) => ({ table: item.trim().split(/\s+/)[0] ?? '', does: 'read' as const })),
  )
  return [...written, ...read]
}

/** Code without its comments, and with the statements that `versionedRows` makes while running written out. */
export function readCode(text: string): string {
  return text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(^|\s)\/\/.*/g, '')
    .replace(
      /\bversionedRows(?:<[^()]*>)?\('(\w+)'\)/g,
      '[db`insert into $1 $${row}`, db`update $1 set $${row}, version = 1, updated_at = now()`, db`delete from $1 where id = 1`]',
    )
}

/** The module of a file, or the folder beside the modules that it lies in. */
function folderOf(path: string): string {
  const [first = '', second = ''] = path.split('/')
  return first === 'modules' ? second : first
}
