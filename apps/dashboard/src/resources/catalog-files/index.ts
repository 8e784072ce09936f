import ImportExport from '@mui/icons-material/ImportExport'
import { lazy } from 'react'
import type { ResourceDefinition } from '../shared/resource-definition.ts'
import { catalogFilesMessages } from './catalog-files.messages.ts'

export const catalogFiles: ResourceDefinition = {
  name: 'catalogue-files',
  texts: catalogFilesMessages,
  group: 'catalog',
  icon: ImportExport,
  read: 'catalogue.read',
  write: 'catalogue.write',
  list: lazy(async () => ({ default: (await import('./catalog-files-page.tsx')).CatalogFilesPage })),
}
