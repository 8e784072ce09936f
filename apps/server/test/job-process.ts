import { connect } from '../src/database/client.ts'
import { createJobs } from '../src/jobs/jobs.ts'
import { noteJob } from './note-job.ts'

/** A process of its own that takes one job, says so, and never ends it: database URL, text of the job. */
const [url = '', text = ''] = process.argv.slice(2)
const pool = connect(url, { connections: 1 })
const complain = (_facts: object, complaint: string) => void process.stderr.write(`${complaint}\n`)
const jobs = createJobs(url, { warn: complain, error: complain })
jobs.handle(noteJob, () => {
  process.stdout.write('took the job\n')
  return new Promise(() => undefined)
})
await jobs.start()
await pool.begin((tx) => jobs.add(tx, noteJob, { text }))
