import { spawnSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { cp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { findBinaries, makeRunnable } from './binaries.ts'
import { chooseUser, parsePasswd } from './run-as.ts'

it('reads the users of a passwd file', () => {
  const users = parsePasswd('root:x:0:0:root:/root:/bin/bash\nnobody:x:65534:65533::/:/usr/sbin/nologin\n\nbroken\n')
  expect(users.get('nobody')).toEqual({ uid: 65_534, gid: 65_533 })
  expect([...users.keys()]).toEqual(['root', 'nobody'])
})

it('asks for DATABASE_URL on a platform without binaries', () => {
  expect(() => findBinaries('sunos-sparc')).toThrow('Set DATABASE_URL')
})

it('copies the programs where the cluster user may not enter the package', async () => {
  const closed = mkdtempSync(join(tmpdir(), 'nawwar-closed-'))
  const folder = join(closed, 'native')
  await cp(findBinaries().folder, folder, { recursive: true, verbatimSymlinks: true })
  const user = chooseUser()
  const place = await makeRunnable({ folder, version: `test-${process.pid}` }, user)
  expect(spawnSync(join(place, 'bin/initdb'), ['--version'], { ...user, cwd: '/' }).status).toBe(0)
  expect(await makeRunnable({ folder, version: `test-${process.pid}` }, user)).toBe(place)
  await rm(closed, { recursive: true })
  await rm(place, { recursive: true, force: true })
})
