import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { chmod, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import postgres from 'postgres'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type EmbeddedPostgres, findServerProcess, killServer, startEmbeddedPostgres } from './embedded-postgres.ts'

const holderProgram = join(import.meta.dirname, '../test/database-holder.ts')
let home: string
let children: ChildProcess[]
let messages: string[]

beforeEach(() => {
  // A folder of mkdtemp is closed to other users, as root's home is.
  home = mkdtempSync(join(tmpdir(), 'nawwar-embedded-'))
  children = []
  messages = []
})

afterEach(async () => {
  for (const child of children) child.kill('SIGKILL')
  await expect.poll(() => server()).toBeNull()
  await rm(home, { recursive: true, force: true })
})

it('starts in a closed folder, has its data after a restart, and stops cleanly', async () => {
  const first = await start()
  await query(first.url, 'create table answers as select 42 as answer')
  await first.stop()
  expect(server()).toBeNull()
  const second = await start()
  expect(await query(second.url, 'select answer from answers')).toEqual([{ answer: 42 }])
  await second.stop()
  expect(await readFile(join(dataDir(), 'postgres/server.log'), 'utf8')).not.toContain('not properly shut down')
})

it('starts in a folder that is open to all, with its own data closed', async () => {
  await chmod(home, 0o755)
  const database = await start()
  const [folder] = await query(database.url, "select current_setting('data_directory') as path")
  expect(folder?.path).toBe(join(dataDir(), 'postgres/data'))
  expect((await stat(join(dataDir(), 'postgres/data'))).mode & 0o777).toBe(0o700)
  expect((await stat(join(dataDir(), 'postgres/password'))).mode & 0o777).toBe(0o600)
  await database.stop()
})

it('asks for the password', async () => {
  const database = await start()
  const wrong = new URL(database.url)
  wrong.password = 'guess'
  await expect(query(wrong.href, 'select 1')).rejects.toThrow('password authentication failed')
  await database.stop()
})

it('makes trigrams of Arabic words', async () => {
  const database = await start()
  await query(database.url, 'create extension pg_trgm')
  const [row] = await query(database.url, "select similarity('غسالة', 'غساله') as similar")
  expect(row?.similar).toBe(0.5)
  await database.stop()
})

it('loses nothing when the process that uses it is killed, and ends with it', async () => {
  const [process, url] = await run()
  await query(url, 'create table answers as select 42 as answer')
  process.kill('SIGKILL')
  await expect.poll(() => server()).toBeNull()
  const again = await start()
  expect(await query(again.url, 'select answer from answers')).toEqual([{ answer: 42 }])
  await again.stop()
})

it('loses nothing when process and server are killed together, and starts again at once', async () => {
  const [holder, url] = await run()
  await query(url, 'create table answers as select 42 as answer')
  killServer(server())
  holder.kill('SIGKILL')
  const again = await start()
  // A signal takes a moment: the start may have found the killed server, and then starts another one.
  await expect.poll(() => query(again.url, 'select answer from answers').catch(String)).toEqual([{ answer: 42 }])
  await again.stop()
})

it('starts the server again at the same address when only the server is killed', async () => {
  const database = await start()
  await query(database.url, 'create table answers as select 42 as answer')
  killServer(server())
  await expect.poll(() => query(database.url, 'select answer from answers').catch(String)).toEqual([{ answer: 42 }])
  await expect.poll(() => messages.at(-1)).toContain('back')
  await database.stop()
})

it('serves two processes that start at the same moment, and goes on when the first is killed', async () => {
  const [[first, url], [second, same]] = await Promise.all([run(), run()])
  expect(same).toBe(url)
  const before = server()
  first.kill('SIGKILL')
  await once(first, 'exit')
  await query(url, 'create table answers as select 42 as answer')
  expect(await query(url, 'select answer from answers')).toEqual([{ answer: 42 }])
  expect(server()).toBe(before)
  second.kill('SIGTERM')
  await once(second, 'exit')
  expect(server()).toBeNull()
})

it('is not misled by a leftover postmaster.pid whose number belongs to another program of the same user', async () => {
  const database = await start()
  await database.stop()
  const data = join(dataDir(), 'postgres/data')
  const { uid, gid } = await stat(data)
  const stranger = spawn('sleep', ['600'], { uid, gid })
  children.push(stranger)
  await writeFile(join(data, 'postmaster.pid'), `${stranger.pid}\n${data}\n1\n1\n\n127.0.0.1\n\nready\n`)
  const again = await start()
  expect(await query(again.url, 'select 1 as one')).toEqual([{ one: 1 }])
  await again.stop()
})

it('survives an empty postmaster.pid, as a power cut leaves it', async () => {
  const database = await start()
  await database.stop()
  await writeFile(join(dataDir(), 'postgres/data/postmaster.pid'), '')
  const again = await start()
  expect(await query(again.url, 'select 1 as one')).toEqual([{ one: 1 }])
  await again.stop()
})

it('names the folder that is not a cluster', async () => {
  await mkdir(join(dataDir(), 'postgres/data'), { recursive: true })
  await expect(start()).rejects.toThrow('is not a PostgreSQL data folder')
})

const dataDir = () => join(home, 'var')

/** Without fsync: these tests kill programs, they do not cut the power. */
function start(): Promise<EmbeddedPostgres> {
  const log = (message: string) => messages.push(message)
  return startEmbeddedPostgres({ dataDir: dataDir(), log, settings: { fsync: 'off' } })
}

/** Process id of the cluster's server, or null. */
const server = () => findServerProcess(dataDir())

/** Starts another process that uses the database; returns it and the URL it printed. */
async function run(): Promise<[ChildProcess, string]> {
  const child = spawn(process.execPath, [holderProgram, dataDir()], { stdio: ['ignore', 'pipe', 'inherit'] })
  children.push(child)
  for await (const line of createInterface(child.stdout)) return [child, line]
  throw new Error('The process ended without a URL')
}

async function query(url: string, statement: string) {
  const sql = postgres(url, { max: 1, onnotice: () => undefined })
  try {
    return [...(await sql.unsafe(statement))]
  } finally {
    await sql.end()
  }
}
