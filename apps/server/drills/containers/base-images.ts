import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findBinaries } from '@shop/embedded-postgres'
import { type Docker, install } from './docker.ts'

const recipes = fileURLToPath(new URL('./base-images', import.meta.url))
const images = { 'node:24-trixie-slim': 'node', 'postgres:18': 'postgres', 'nginx:1.29': 'nginx' }

/**
 * Sees that the images which ours and the compose file begin with are there. Where no registry of images is to be had, an engine of
 * the drill's own gets the same three, made from Debian's packages and from what this repository installs: Node 24 and PostgreSQL 18.
 *
 * @param folder the engine's, for what they are made from
 */
export async function provideBaseImages(docker: Docker, folder: string): Promise<void> {
  const refused = await Promise.allSettled(Object.keys(images).map((image) => docker.run('pull', image)))
  const refusal = refused.find((answer) => answer.status === 'rejected')
  if (!refusal) return
  if (!docker.isOwn) throw refusal.reason
  await makeBaseImages(docker, folder)
}

async function makeBaseImages(docker: Docker, folder: string): Promise<void> {
  const tree = await makeDebianTree(folder)
  const context = join(folder, 'context')
  mkdirSync(context)
  const put = (from: string, name: string) =>
    cpSync(from, join(context, name), { recursive: true, verbatimSymlinks: true })
  put(process.execPath, 'node')
  const npm = realpathSync(execFileSync('which', ['npm'], { encoding: 'utf8' }).trim())
  put(join(npm, '../..'), 'npm')
  put(process.env.NODE_EXTRA_CA_CERTS ?? join(tree, 'etc/ssl/certs/ca-certificates.crt'), 'certificates.pem')
  put(findBinaries().folder, 'postgres')
  put(join(recipes, 'start-postgres'), 'start-postgres')
  execFileSync('tar', ['--create', '--directory', tree, '--file', join(folder, 'tree.tar'), '.'])
  await docker.run('import', join(folder, 'tree.tar'), 'debian-tree')
  for (const [image, name] of Object.entries(images))
    await docker.run('build', '--quiet', '--tag', image, '--file', join(recipes, `${name}.Dockerfile`), context)
}

/** Debian 13 with nginx, what PostgreSQL's image tells its health by, and Compose for an engine that came without. */
async function makeDebianTree(folder: string): Promise<string> {
  if (!existsSync('/usr/sbin/debootstrap')) await install('debootstrap')
  const tree = join(folder, 'tree')
  const packages = 'ca-certificates,nginx-light,gettext-base,postgresql-client,docker-compose'
  execFileSync('debootstrap', ['--variant=minbase', `--include=${packages}`, 'trixie', tree], { stdio: 'ignore' })
  cpSync(join(tree, plugins), join(folder, 'config/cli-plugins'), { recursive: true })
  return tree
}

const plugins = 'usr/libexec/docker/cli-plugins'
