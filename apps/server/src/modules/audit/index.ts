export {
  type AuditFilter,
  type AuditRow,
  countAuditEntries,
  listAuditEntries,
  recordChange,
  recordGroup,
} from './audit.repository.ts'
