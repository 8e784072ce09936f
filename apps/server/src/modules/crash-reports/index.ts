export { type CrashCounts, registerCrashReports } from './crash-reports.routes.ts'
