export { recordChange, recordGroup } from './audit.repository.ts'
export {
  createRecord,
  getRecord,
  type RecordKind,
  type RemovableKind,
  removeRecord,
  updateRecord,
} from './staff-records.service.ts'
