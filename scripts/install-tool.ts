import { installTool, toolPackages } from './lib/tool-packages.ts'

/** `node scripts/install-tool.ts bench`: brings the packages of a tool, before it starts. */
const [folder = ''] = process.argv.slice(2)
if (!toolPackages.includes(folder)) throw new Error(`No such tool: ${folder}. There are ${toolPackages.join(', ')}`)
await installTool(folder)
