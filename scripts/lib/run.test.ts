import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { MachineError, NetworkError, root, run, runWithDownloads } from './run.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'nawwar-run-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** A program for Bash that notes each of its runs. */
const noted = (script: string) => ['-c', `echo run >> ${join(folder, 'runs')}; ${script}`]

function countRuns(): number {
  const file = join(folder, 'runs')
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n').length : 0
}

const lost = 'echo "npm error code ENOTFOUND" >&2; exit 1'

describe('a program with downloads', () => {
  const quietly = { output: 'ignore' } as const
  const tries = [0, 0, 0]

  it('is run again when the network was missing', async () => {
    const script = `[ $(wc -l < ${join(folder, 'runs')}) = 3 ] || { ${lost}; }`
    await runWithDownloads('bash', noted(script), quietly, tries)
    expect(countRuns()).toBe(3)
  })

  it('says that the network is missing after the last try', async () => {
    await expect(runWithDownloads('bash', noted(lost), quietly, tries)).rejects.toThrow(NetworkError)
    expect(countRuns()).toBe(3)
  })

  it('fails at once for another reason', async () => {
    const work = runWithDownloads('bash', noted('echo "npm error code EUSAGE" >&2; exit 1'), quietly, tries)
    await expect(work).rejects.toThrow('ended with code 1')
    expect(countRuns()).toBe(1)
  })
})

it('a program that the machine killed is no fault of the shop', async () => {
  await expect(run('bash', ['-c', 'kill -KILL $$'])).rejects.toThrow(MachineError)
})

describe('.ci/run', () => {
  /** Runs it with a npm of our own, and with pauses that take no time. */
  function runCi(npm: string) {
    const programs = join(folder, 'programs')
    mkdirSync(programs)
    writeFileSync(join(programs, 'npm'), `#!/bin/bash\necho "$1" >> ${join(folder, 'runs')}\n${npm}\n`, { mode: 0o755 })
    writeFileSync(join(programs, 'sleep'), '#!/bin/bash\n', { mode: 0o755 })
    mkdirSync(join(folder, '.ci'))
    copyFileSync(join(root, '.ci/run'), join(folder, '.ci/run'))
    const env = { ...process.env, PATH: `${programs}:${process.env.PATH}` }
    const { status, stderr } = spawnSync('bash', [join(folder, '.ci/run')], { env, encoding: 'utf8' })
    return { status, stderr, calls: readFileSync(join(folder, 'runs'), 'utf8').trim().split('\n') }
  }

  it.each([0, 1, 75])('ends as npm test does: %i', (code) => {
    expect(runCi(`[ "$1" = ci ] || exit ${code}`)).toMatchObject({ status: code, calls: ['ci', 'test'] })
  })

  it('tries three times to install, and names the network', () => {
    const { status, stderr, calls } = runCi(lost)
    expect({ status, calls }).toEqual({ status: 69, calls: ['ci', 'ci', 'ci'] })
    expect(stderr).toContain('The network, not the shop, is missing')
  })

  it('does not try again when the lock file is wrong', () => {
    expect(runCi('echo "npm error code EUSAGE" >&2; exit 1')).toMatchObject({ status: 1, calls: ['ci'] })
  })
})
