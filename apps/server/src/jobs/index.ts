export { defineJob, RunLater, scheduled, startTimer } from './job.ts'
export { createJobs, type JobLog, type Jobs } from './jobs.ts'
