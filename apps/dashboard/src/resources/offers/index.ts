import LocalOffer from '@mui/icons-material/LocalOffer'
import { lazy } from 'react'
import type { ResourceDefinition } from '../shared/resource-definition.ts'
import { offersMessages } from './offers.messages.ts'

export const offers: ResourceDefinition = {
  name: 'offers',
  texts: offersMessages,
  group: 'catalog',
  icon: LocalOffer,
  read: 'catalogue.read',
  write: 'offers.write',
  list: lazy(async () => ({ default: (await import('./offer-list.tsx')).OfferList })),
  form: lazy(async () => ({ default: (await import('./offer-form.tsx')).OfferForm })),
  recordRepresentation: ({ name }) => name[document.documentElement.lang] ?? name.en,
}
