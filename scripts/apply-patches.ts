import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { applyPatch, readPatch } from './lib/apply-patch.ts'

/** `npm ci` applies `patches/NAME+VERSION.patch` to what it has installed; it needs neither git nor a package for that. */
const root = join(import.meta.dirname, '..')

for (const patch of readdirSync(join(root, 'patches'))) {
  const [, name = '', version = ''] = /^(.+)\+(.+)\.patch$/.exec(patch) ?? []
  const installed = JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8')).version
  if (installed !== version)
    throw new Error(`${name} is ${installed} and patches/${patch} is for ${version}: is it still needed?`)
  for (const file of readPatch(readFileSync(join(root, 'patches', patch), 'utf8'))) {
    const path = join(root, file.path)
    // A new file in the place of the old one: the old one may be shared with another checkout by a hard link.
    writeFileSync(`${path}.patched`, applyPatch(readFileSync(path, 'utf8'), file))
    renameSync(`${path}.patched`, path)
  }
}
