import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { createTestDatabase, type TestDatabase } from '../../test/database.ts'
import { noteJob } from '../../test/note-job.ts'
import { connect, type Pool } from '../database/client.ts'
import { defineJob, RunLater } from './job.ts'
import { createJobs, type Jobs } from './jobs.ts'

let database: TestDatabase
let pool: Pool
beforeAll(async () => {
  database = await createTestDatabase()
  pool = connect(database.url, { connections: 4 })
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

const complaints: string[] = []
const log = {
  warn: (_facts: object, text: string) => void complaints.push(text),
  error: (_facts: object, text: string) => void complaints.push(text),
}

/** The jobs of one process, from start to stop. */
async function withJobs(note: (text: string) => void | Promise<void>, work: (jobs: Jobs) => Promise<void>) {
  const jobs = createJobs(database.url, log)
  jobs.handle(noteJob, async ({ text }) => note(text))
  await jobs.start()
  try {
    await work(jobs)
  } finally {
    await jobs.stop()
  }
}

const add = (jobs: Jobs, text: string) => pool.begin((tx) => jobs.add(tx, noteJob, { text }))

test('a job is created only if its transaction commits', async () => {
  const done: string[] = []
  const note = (text: string) => void done.push(text)
  await withJobs(note, async (jobs) => {
    const undone = pool.begin(async (tx) => {
      await jobs.add(tx, noteJob, { text: 'never' })
      throw new Error('rolled back')
    })
    await expect(undone).rejects.toThrow('rolled back')
    await add(jobs, 'committed: "كود"')
    await expect.poll(() => done).toEqual(['committed: "كود"'])
  })
})

test('several processes share the jobs, and each is done once', async () => {
  const done: string[] = []
  const note = (text: string) => void done.push(text)
  await withJobs(note, async (first) => {
    await withJobs(note, async (second) => {
      const texts = Array.from({ length: 40 }, (_, index) => `shared ${index}`)
      await Promise.all(texts.map((text, index) => add(index % 2 ? first : second, text)))
      await expect.poll(() => done.length).toBe(40)
      expect(new Set(done)).toEqual(new Set(texts))
    })
  })
})

test('a failed job is retried, and logged as an error when it is given up', async () => {
  let tries = 0
  const note = () => {
    tries += 1
    throw new Error('a secret: 123456')
  }
  await withJobs(note, async (jobs) => {
    await add(jobs, 'hopeless')
    await expect.poll(() => complaints.at(-1)).toBe('jobs: failed for the last time')
    expect(tries).toBe(3)
  })
  const rows = await pool<{ output: object }[]>`select output from pgboss.job where data->>'text' = 'hopeless'`
  expect(JSON.stringify(rows)).not.toContain('123456')
})

test('a job that asks to wait is run again at that time, however often', async () => {
  let tries = 0
  const note = () => {
    tries += 1
    if (tries < 5) throw new RunLater(0)
  }
  await withJobs(note, async (jobs) => {
    await add(jobs, 'patient')
    await expect.poll(() => tries).toBe(5)
  })
})

test('a job under way ends before its process stops', async () => {
  const begun = Promise.withResolvers<void>()
  const barrier = Promise.withResolvers<void>()
  let isDone = false
  const jobs = createJobs(database.url, log)
  jobs.handle(noteJob, async () => {
    begun.resolve()
    await barrier.promise
    isDone = true
  })
  await jobs.start()
  await add(jobs, 'slow')
  await begun.promise
  const stopping = jobs.stop()
  barrier.resolve()
  await stopping
  expect(isDone).toBe(true)
})

test('the job of a killed process is done by another', async () => {
  const file = fileURLToPath(new URL('../../test/job-process.ts', import.meta.url))
  const child = spawn(process.execPath, [file, database.url, 'orphaned'], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  child.kill('SIGKILL')
  await once(child, 'exit')
  const done: string[] = []
  const note = (text: string) => void done.push(text)
  await withJobs(note, async (jobs) => {
    await pool`update pgboss.job set heartbeat_on = now() - interval '1 minute' where data->>'text' = 'orphaned'`
    await pool`update pgboss.queue set monitor_on = null`
    await jobs.recover()
    await expect.poll(() => done).toEqual(['orphaned'])
  })
})

test('a scheduled job without data is done', async () => {
  let isDone = false
  const yearly = defineJob({ ...noteJob, name: 'yearly', data: z.object({}), every: '0 0 1 1 *' })
  const jobs = createJobs(database.url, log)
  jobs.handle(yearly, async () => {
    isDone = true
  })
  await jobs.start()
  try {
    // As the clock puts it there, a year too early.
    await pool`insert into pgboss.job (name, data) select name, data from pgboss.schedule where name = 'yearly'`
    await expect.poll(() => isDone).toBe(true)
  } finally {
    await jobs.stop()
  }
})
