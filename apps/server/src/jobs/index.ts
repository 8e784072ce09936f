export { defineJob, RunLater } from './job.ts'
export { createJobs, type JobLog, type Jobs } from './jobs.ts'
export { startTimer } from './timer.ts'
