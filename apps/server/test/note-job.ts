import { z } from 'zod'
import { defineJob } from '../src/jobs/job.ts'

/** A job of the tests: notes a text. */
export const noteJob = defineJob({
  name: 'note',
  data: z.object({ text: z.string() }),
  retries: 2,
  firstRetryAfter: 1,
  maxRetryAfter: 1,
  atOnce: 4,
})
