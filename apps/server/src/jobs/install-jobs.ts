import { PgBoss } from 'pg-boss'
import { adaptPool, connectJobs } from './jobs-database.ts'

/** Brings the tables of the jobs (schema `pgboss`) to the version of the library. Safe to call from several processes at once. */
export async function installJobs(url: string): Promise<void> {
  const pool = connectJobs(url)
  const boss = new PgBoss({ db: adaptPool(pool), supervise: false, schedule: false })
  const failures: unknown[] = []
  boss.on('error', (error) => failures.push(error))
  try {
    await boss.start()
    await boss.stop({ graceful: false })
  } finally {
    await pool.end()
  }
  if (failures.length > 0) throw new Error('The tables of the jobs could not be made', { cause: failures[0] })
}
