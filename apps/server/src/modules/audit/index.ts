export { recordChange, recordGroup } from './audit.repository.ts'
export { recordExport } from './record-export.service.ts'
export {
  changeSettings,
  createRecord,
  getRecord,
  presenting,
  type RecordKind,
  type RemovableKind,
  removeRecord,
  type SettingsKind,
  updateRecord,
} from './staff-records.service.ts'
