import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { takeFingerprint } from './bundle.ts'
import { withLock } from './lock.ts'
import { precompress } from './precompress.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nawwar-build-'))
  await mkdir(join(folder, 'app/build'), { recursive: true })
  await writeFile(join(folder, 'app/page.ts'), 'one')
})

afterEach(() => rm(folder, { recursive: true, force: true }))

describe('a fingerprint of sources', () => {
  const take = () => takeFingerprint(folder, ['app/**'])

  it('is another when a file changes, comes or goes', async () => {
    const before = take()
    await writeFile(join(folder, 'app/page.ts'), 'two')
    expect(take()).not.toBe(before)
    await writeFile(join(folder, 'app/page.ts'), 'one')
    expect(take()).toBe(before)
    await writeFile(join(folder, 'app/new.ts'), '')
    expect(take()).not.toBe(before)
  })

  it('is the same when a file was only touched, tested or built', async () => {
    const before = take()
    await utimes(join(folder, 'app/page.ts'), 1, 1)
    await writeFile(join(folder, 'app/page.test.ts'), '')
    await writeFile(join(folder, 'app/build/page.js'), '')
    expect(take()).toBe(before)
  })
})

describe('precompression', () => {
  it('writes variants that unpack to the file, and none that are larger', async () => {
    const content = 'appliance '.repeat(500)
    await writeFile(join(folder, 'app/style.css'), content)
    await precompress(folder)
    expect(brotliDecompressSync(await readFile(join(folder, 'app/style.css.br'))).toString()).toBe(content)
    expect(gunzipSync(await readFile(join(folder, 'app/style.css.gz'))).toString()).toBe(content)
    await writeFile(join(folder, 'app/tiny.js'), '1')
    await precompress(folder)
    expect(existsSync(join(folder, 'app/tiny.js.gz'))).toBe(false)
  })
})

describe('a lock', () => {
  it('lets one work after the other, also after a holder that died', async () => {
    const path = join(folder, 'locks/build')
    await mkdir(join(folder, 'locks'))
    await writeFile(path, '999999999')
    const seen: string[] = []
    const work = (name: string) => () => {
      seen.push(`${name} begins`)
      return Promise.resolve().then(() => seen.push(`${name} ends`))
    }
    await Promise.all([withLock(path, work('one')), withLock(path, work('two'))])
    expect(seen.map((line) => line.split(' ')[1])).toEqual(['begins', 'ends', 'begins', 'ends'])
    expect(existsSync(path)).toBe(false)
  })
})
