import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { waitSeconds } from '../wait-seconds.ts'

/** A Docker engine. */
export type Docker = {
  /** Runs `docker` with these arguments. @returns what it writes @throws Error with what it complains of */
  run(...args: string[]): Promise<string>
  /** Whether it was started for the drill and ends with it: its images may be replaced. */
  isOwn: boolean
  stop(): Promise<void>
}

const execute = promisify(execFile)

/**
 * The engine of this machine or, where there is none, one that lives as long as the drill.
 *
 * @param folder an empty one, for what an own engine keeps
 * @throws Error where there is no engine and none can be had: that needs root on Debian
 */
export async function openDocker(folder: string): Promise<Docker> {
  const ofMachine = createDocker({}, { isOwn: false, stop: async () => undefined })
  if (await isRunning(ofMachine)) return ofMachine
  if (!existsSync('/usr/sbin/dockerd')) await install('docker.io', 'iptables')
  const socket = `unix://${join(folder, 'docker.sock')}`
  const files = [
    '--data-root',
    join(folder, 'data'),
    '--exec-root',
    join(folder, 'exec'),
    '--pidfile',
    join(folder, 'pid'),
  ]
  const engine = spawn('/usr/sbin/dockerd', ['--host', socket, ...files], { stdio: 'ignore' })
  const docker = createDocker(
    { DOCKER_HOST: socket, DOCKER_CONFIG: join(folder, 'config') },
    {
      isOwn: true,
      async stop() {
        engine.kill('SIGTERM')
        if (engine.exitCode === null) await once(engine, 'exit')
      },
    },
  )
  while (!(await isRunning(docker))) {
    if (engine.exitCode !== null)
      throw new Error('dockerd does not run here: the drill needs root, iptables and cgroups')
    await waitSeconds(0.2)
  }
  return docker
}

/** Installs packages of Debian. */
export async function install(...packages: string[]): Promise<void> {
  await execute('apt-get', ['update'])
  await execute('apt-get', ['install', '--yes', '--no-install-recommends', ...packages])
}

function createDocker(env: Record<string, string>, rest: Pick<Docker, 'isOwn' | 'stop'>): Docker {
  return {
    ...rest,
    async run(...args) {
      const options = { env: { ...process.env, ...env }, maxBuffer: 64 * 1024 * 1024 }
      return (await execute('docker', args, options)).stdout
    },
  }
}

const isRunning = (docker: Docker): Promise<boolean> =>
  docker.run('version').then(
    () => true,
    () => false,
  )
