import { piastres, toPounds } from '@shop/contract'
import type { Customer } from '@shop/contract/staff'
import type { CustomerRow } from './customers.staff-repository.ts'

export function presentCustomer(row: CustomerRow): Customer {
  return {
    id: row.id,
    first_name: row.firstName,
    last_name: row.lastName,
    phone: row.phone,
    email: row.email,
    is_active: row.isActive,
    is_phone_verified: row.isPhoneVerified,
    orders: row.orders,
    spent: toPounds(piastres(row.spentPiastres)),
    last_order_at: row.lastOrderAt?.toISOString() ?? null,
    created_at: row.createdAt.toISOString(),
    version: row.version,
  }
}
