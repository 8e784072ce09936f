import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'
import { expect, inject, onTestFinished, test } from 'vitest'
import { migrate } from '../src/database/migrate.ts'
import { openMediaStore } from '../src/modules/media/index.ts'
import { openProcess } from './app.ts'
import { dropDatabase } from './database.ts'

/** What the containers give the shop, under another name, since databases of other tests lie beside it. */
async function makeOwnDatabase(): Promise<{ url: string; name: string }> {
  const [name, password] = [`nawwar_test_${randomBytes(6).toString('hex')}`, randomBytes(12).toString('hex')]
  const script = await readFile(new URL('../../../deploy/database.sh', import.meta.url), 'utf8')
  const [, statements = ''] = /<<'SQL'\n([\s\S]*?)\nSQL\n/.exec(script) ?? []
  const server = postgres(inject('databaseServer'), { max: 1 })
  onTestFinished(async () => {
    await dropDatabase(inject('databaseServer'), name)
    await server`drop role ${server(name)}`
    await server.end()
  })
  const ours = statements.replaceAll('nawwar', name).replace(":'password'", `'${password}'`)
  for (const statement of ours.split(';').filter((text) => text.trim() !== '')) await server.unsafe(statement)
  const url = Object.assign(new URL(inject('databaseServer')), { username: name, password, pathname: `/${name}` })
  return { url: url.href, name }
}

test('the shop runs as the owner of its own database, which is no superuser', async () => {
  const { url, name } = await makeOwnDatabase()
  await migrate(url)
  const owner = postgres(url, { max: 1 })
  expect(
    await owner`select current_user as name, rolsuper, rolcreaterole, rolcreatedb, rolbypassrls from pg_roles
    where rolname = current_user`,
  ).toEqual([{ name, rolsuper: false, rolcreaterole: false, rolcreatedb: false, rolbypassrls: false }])
  await owner.end()
  const folder = await mkdtemp(join(tmpdir(), 'nawwar-media-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const shop = await openProcess({ url, mediaStore: await openMediaStore({ kind: 'disk', folder }) })
  await expect.poll(async () => (await shop.app.inject('/readyz')).json()).toEqual({ status: 'ready' })
  expect((await shop.app.inject('/api/products/')).json()).toMatchObject({ count: 0 })
  await shop.close()
})
