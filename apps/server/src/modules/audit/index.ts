export { recordChange, recordGroup } from './audit.repository.ts'
