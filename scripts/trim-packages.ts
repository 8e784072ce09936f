import { globSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Removes from installed packages what the shop never reads, 190 MB: the C headers of Node, and source maps. It compiles no addon,
 * and its own builds make no source maps.
 */
const root = join(import.meta.dirname, '..')
const unread = ['node_modules/node-*/include', '{.,apps/*}/node_modules/**/*.map']

for (const path of globSync(unread, { cwd: root })) rmSync(join(root, path), { recursive: true, force: true })
