import LocalShipping from '@mui/icons-material/LocalShipping'
import { lazy } from 'react'
import type { ResourceDefinition } from '../shared/resource-definition.ts'
import { parcelProblemsMessages } from './parcel-problems.messages.ts'

export const parcelProblems: ResourceDefinition = {
  name: 'parcel-problems',
  texts: parcelProblemsMessages,
  group: 'sales',
  icon: LocalShipping,
  read: 'orders.read',
  write: null,
  list: lazy(async () => ({ default: (await import('./parcel-problem-list.tsx')).ParcelProblemList })),
}
