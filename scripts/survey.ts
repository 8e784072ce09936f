import { measureAreas, measureTree } from './lib/survey/figures.ts'
import { readSourceFiles } from './lib/survey/source-files.ts'

/**
 * Prints the figures of the tree: sizes, importers, folders and names. `--all` lists what is counted.
 */
const listsAll = process.argv.includes('--all')
const files = readSourceFiles(process.cwd())
const { oneImporter, smallSiblings, largeFolders, longFiles, unsuffixed } = measureTree(files)

console.table(measureAreas(files))
say('Files with one importer', oneImporter)
say('Of these below 30 lines, beside their importer', smallSiblings.length, smallSiblings)
say(
  'Folders above 20 files',
  largeFolders.length,
  largeFolders.map(({ folder, files }) => `${folder}: ${files}`),
)
say(
  'Files above 250 lines',
  longFiles.length,
  longFiles.map(({ path, lines }) => `${path}: ${lines}`),
)
say('Module files without a role suffix', unsuffixed.length, unsuffixed)

function say(title: string, count: number, list: string[] = []): void {
  console.log(`${title}: ${count}`)
  if (listsAll) for (const item of list) console.log(`  ${item}`)
}
