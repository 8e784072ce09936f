import ImportExport from '@mui/icons-material/ImportExport'
import { lazy } from 'react'
import type { ResourceDefinition } from '../resource.ts'
import { catalogueFilesMessages } from './catalogue-files.messages.ts'

export const catalogueFiles: ResourceDefinition = {
  name: 'catalogue-files',
  texts: catalogueFilesMessages,
  group: 'catalogue',
  icon: ImportExport,
  read: 'catalogue.read',
  write: 'catalogue.write',
  list: lazy(async () => ({ default: (await import('./catalogue-files-page.tsx')).CatalogueFilesPage })),
}
