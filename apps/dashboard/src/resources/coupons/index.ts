import LocalOffer from '@mui/icons-material/LocalOffer'
import { lazy } from 'react'
import type { ResourceDefinition } from '../shared/resource-definition.ts'
import { couponsMessages } from './coupons.messages.ts'

export const coupons: ResourceDefinition = {
  name: 'coupons',
  texts: couponsMessages,
  group: 'catalog',
  icon: LocalOffer,
  read: 'settings.read',
  write: 'settings.write',
  list: lazy(async () => ({ default: (await import('./coupon-list.tsx')).CouponList })),
  form: lazy(async () => ({ default: (await import('./coupon-form.tsx')).CouponForm })),
  recordRepresentation: 'code',
}
