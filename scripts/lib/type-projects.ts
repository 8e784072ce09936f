import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run.ts'

import { toolPackages } from './tool-packages.ts'

/** The service worker lives without a document and has types of its own. */
const besidesWorkspaces = ['apps/storefront/service-worker', ...toolPackages]

/** Folders of all that is typed for itself, the root's scripts first. */
export function listTypeProjects(): string[] {
  const { workspaces }: { workspaces: string[] } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const folders = globSync([...workspaces, ...besidesWorkspaces], { cwd: root })
  return ['.', ...folders.filter((folder) => existsSync(join(root, folder, 'tsconfig.json'))).sort()]
}
