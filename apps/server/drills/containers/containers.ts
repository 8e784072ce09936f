import { randomBytes } from 'node:crypto'
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { connect, type Pool } from '../../src/database/client.ts'
import { type Caller, createCaller } from '../caller.ts'
import { findFreePorts } from '../free-ports.ts'
import { makeCertificate } from '../proxy.ts'
import { provideBaseImages } from './base-images.ts'
import { openDocker } from './docker.ts'

/** The shop as deploy/compose.yaml has it, built and started as docs/operations.md says. */
export type Containers = {
  /** Calls the shop as the internet does, through the proxy. */
  call: Caller
  /** Calls without TLS. */
  plainOrigin: string
  /** The database, without the shop. */
  pool: Pool
  /** Runs `docker compose` on it. @returns what it writes */
  compose(...args: string[]): Promise<string>
  /** Runs `docker`. @returns what it writes */
  docker(...args: string[]): Promise<string>
  /** The folder with the compose file and its settings. */
  folder: string
  close(): Promise<void>
}

const repository = fileURLToPath(new URL('../../../..', import.meta.url))

export async function openContainers(): Promise<Containers> {
  const started = new AsyncDisposableStack()
  try {
    return await open(started)
  } catch (error) {
    await started.disposeAsync()
    throw error
  }
}

/** @param started running services, to be stopped in reverse order */
async function open(started: AsyncDisposableStack): Promise<Containers> {
  const home = mkdtempSync(join(tmpdir(), 'nawwar-containers-'))
  started.defer(() => rm(home, { recursive: true, force: true }))
  const docker = await openDocker(home)
  started.defer(() => docker.stop())
  await provideBaseImages(docker, home)
  const [https = 0, http = 0] = await findFreePorts(2)
  const folder = join(home, 'deploy')
  const { certificate, password } = fillIn(folder, { https, http })
  const files = ['--file', join(folder, 'compose.yaml'), '--file', join(folder, 'drill.yaml')]
  const compose: Containers['compose'] = (...args) => docker.run('compose', ...files, ...args)
  started.defer(async () => void (await compose('down', '--volumes', '--timeout', '5')))
  await compose('build', '--quiet')
  await compose('up', '--detach', '--wait')
  const address = `postgres://nawwar:${password}@172.28.0.10:5432/nawwar`
  const pool = connect(address, { connections: 3, applicationName: 'nawwar-drill' })
  started.defer(() => pool.end())
  return {
    call: createCaller(`https://127.0.0.1:${https}`, certificate),
    plainOrigin: `http://127.0.0.1:${http}`,
    pool,
    compose,
    folder,
    docker: docker.run,
    close: () => started.disposeAsync(),
  }
}

/** Fills the folder `deploy` in as somebody does who opens a shop, at ports of its own. */
function fillIn(folder: string, { https, http }: { https: number; http: number }) {
  cpSync(join(repository, 'deploy'), folder, { recursive: true })
  const password = randomBytes(12).toString('hex')
  const fill = (name: string, changes: readonly [gap: RegExp, value: string][]) => {
    const text = changes.reduce(
      (text, [gap, value]) => text.replace(gap, value),
      readFileSync(join(folder, `${name}.example`), 'utf8'),
    )
    writeFileSync(join(folder, name), text)
  }
  fill('database.env', [[/CHANGE-ME/g, password]])
  fill('shop.env', [
    [/CHANGE-ME/, password],
    [/https:\/\/shop\.example/, `https://127.0.0.1:${https}`],
    [/(?<=SESSION_SECRET=)/, randomBytes(32).toString('base64')],
    [/(?<=ORDER_LINK_KEY=)/, randomBytes(32).toString('base64')],
    [/(?<=SMSMISR_USERNAME=)/, 'drill'],
    [/(?<=SMSMISR_PASSWORD=)/, 'drill'],
    [/(?<=SMSMISR_SENDER=)/, 'drill'],
  ])
  fill('proxy.env', [[/shop\.example/, '127.0.0.1']])
  mkdirSync(join(folder, 'certificate'), { recursive: true })
  const [certificate] = makeCertificate(join(folder, 'certificate'))
  appendFileSync(join(folder, 'shop.env'), 'ORDERS_PER_HOUR=1000000\n')
  writeFileSync(join(folder, 'drill.yaml'), describeDrill({ https, http }))
  return { password, certificate: readFileSync(certificate, 'utf8') }
}

/** What the drill has otherwise: ports that are free, and room for a whole crowd behind one address. */
const describeDrill = ({ https, http }: { https: number; http: number }): string => `
x-shop: &shop
  build: ${JSON.stringify(repository)}
services:
  shop-1: *shop
  shop-2: *shop
  proxy:
    ports: !override ["127.0.0.1:${http}:80", "127.0.0.1:${https}:443"]
    environment: { CONNECTIONS_PER_ADDRESS: "2000", REQUESTS_PER_SECOND: "10000" }
`
