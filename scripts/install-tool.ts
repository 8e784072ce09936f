import { installTool, toolPackages } from './lib/tool-packages.ts'

/** `node scripts/install-tool.ts bench tools/development`: installs the packages of tools, before they start. */
for (const folder of process.argv.slice(2)) {
  if (!toolPackages.includes(folder)) throw new Error(`No such tool: ${folder}. There are ${toolPackages.join(', ')}`)
  await installTool(folder)
}
