import type { UserRole } from '../users/users.schema.ts'

/** Permissions of staff. `read` shows, `write` changes. Money and people's rights have permissions of their own. */
export const permissions = [
  'overview.read',
  'orders.read',
  'orders.write',
  'orders.refund',
  'catalogue.read',
  'catalogue.write',
  'stock.write',
  'content.read',
  'content.write',
  'customers.read',
  'customers.write',
  'customers.erase',
  'settings.read',
  'settings.write',
  'staff.read',
  'staff.write',
  'audit.read',
] as const
export type Permission = (typeof permissions)[number]

/** The one table of who may do what: the server refuses by it, and the dashboard shows by it. */
export const permissionsOf: Readonly<Record<UserRole, readonly Permission[]>> = {
  shopper: [],
  catalogue: ['overview.read', 'catalogue.read', 'catalogue.write', 'stock.write', 'content.read', 'content.write'],
  orders: ['overview.read', 'orders.read', 'orders.write', 'orders.refund', 'customers.read', 'catalogue.read'],
  support: ['orders.read', 'orders.write', 'customers.read', 'customers.write', 'catalogue.read', 'content.read'],
  admin: permissions,
}

export function roleCan(role: UserRole, permission: Permission): boolean {
  return permissionsOf[role].includes(permission)
}

/** Roles that open the dashboard. */
export const staffRoles = ['admin', 'catalogue', 'orders', 'support'] as const satisfies readonly UserRole[]
export type StaffRole = (typeof staffRoles)[number]

export function isStaff(role: UserRole): boolean {
  return permissionsOf[role].length > 0
}
