import BarChart from '@mui/icons-material/BarChart'
import { lazy } from 'react'
import type { ResourceDefinition } from '../shared/resource-definition.ts'
import { reportsMessages } from './reports.messages.ts'

export const reports: ResourceDefinition = {
  name: 'reports',
  texts: reportsMessages,
  group: 'sales',
  icon: BarChart,
  read: 'overview.read',
  write: null,
  list: lazy(async () => ({ default: (await import('./reports-page.tsx')).ReportsPage })),
}
