export { defineJob, RunLater, startTimer } from './job.ts'
export { createJobs, type JobLog, type Jobs } from './jobs.ts'
