import { measureAreas, measureTree } from './lib/survey/figures.ts'
import { readSourceFiles } from './lib/survey/source-files.ts'

/**
 * Prints the figures of the tree: sizes, importers, folders and names. `--all` lists what is counted.
 */
const files = readSourceFiles(process.cwd())
console.table(measureAreas(files))
for (const [title, found] of Object.entries(measureTree(files)))
  console.log([`${title}: ${found.length}`, ...(process.argv.includes('--all') ? found : [])].join('\n  '))
