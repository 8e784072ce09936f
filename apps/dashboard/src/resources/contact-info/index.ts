import ContactPhone from '@mui/icons-material/ContactPhone'
import { lazy } from 'react'
import type { ResourceDefinition } from '../shared/resource-definition.ts'
import { contactInfoMessages } from './contact-info.messages.ts'

export const contactInfo: ResourceDefinition = {
  name: 'contact-info',
  texts: contactInfoMessages,
  group: 'content',
  icon: ContactPhone,
  read: 'content.read',
  write: 'content.write',
  list: lazy(async () => ({ default: (await import('./contact-info-page.tsx')).ContactInfoPage })),
}
