import type { UserRole } from '../users/users.schema.ts'

/**
 * Permissions of staff. `read` shows, `write` changes. Money and people's rights have permissions of their own. `fulfil` is the work
 * of a warehouse: pack, hand over, receive back. `cash` books what couriers collected. `export` takes the phones of many customers, or the
 * whole turnover, out of the shop, which nobody needs who packs or answers calls.
 */
export const permissions = [
  'overview.read',
  'orders.read',
  'orders.write',
  'orders.fulfil',
  'orders.cash',
  'orders.refund',
  'orders.export',
  'returns.approve',
  'returns.inspect',
  'catalogue.read',
  'catalogue.write',
  'offers.write',
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

/** What each role may do, unless a member has permissions of their own. */
export const permissionsOf: Readonly<Record<UserRole, readonly Permission[]>> = {
  shopper: [],
  catalogue: [
    'overview.read',
    'catalogue.read',
    'catalogue.write',
    'offers.write',
    'stock.write',
    'content.read',
    'content.write',
  ],
  orders: [
    'overview.read',
    'orders.read',
    'orders.write',
    'orders.fulfil',
    'orders.cash',
    'orders.refund',
    'orders.export',
    'returns.approve',
    'returns.inspect',
    'customers.read',
    'catalogue.read',
  ],
  support: [
    'orders.read',
    'orders.write',
    'orders.fulfil',
    'orders.cash',
    'returns.approve',
    'customers.read',
    'customers.write',
    'catalogue.read',
    'content.read',
  ],
  warehouse: ['orders.read', 'orders.fulfil', 'returns.inspect', 'catalogue.read', 'stock.write'],
  accountant: [
    'overview.read',
    'orders.read',
    'orders.cash',
    'orders.refund',
    'orders.export',
    'catalogue.read',
    'audit.read',
  ],
  admin: permissions,
}

/** What an administrator may give to a single member. Who changes the staff could give themselves everything. */
export const grantablePermissions = permissions.filter((one) => one !== 'staff.write') as Exclude<
  Permission,
  'staff.write'
>[]

/** What a permission is of no use without. */
const readingFor: Partial<Record<Permission, Permission>> = {
  'orders.write': 'orders.read',
  'orders.fulfil': 'orders.read',
  'orders.cash': 'orders.read',
  'orders.refund': 'orders.read',
  'orders.export': 'orders.read',
  'returns.approve': 'orders.read',
  'returns.inspect': 'orders.read',
  'catalogue.write': 'catalogue.read',
  'offers.write': 'catalogue.read',
  'stock.write': 'catalogue.read',
  'content.write': 'content.read',
  'customers.write': 'customers.read',
  'customers.erase': 'customers.read',
  'settings.write': 'settings.read',
}

/**
 * Adds the permissions to read what others change. When one of `before` is no longer chosen, those that are of no use without it go too.
 *
 * @returns each once, in the order of the table
 */
export function completePermissions(chosen: readonly Permission[], before: readonly Permission[] = []): Permission[] {
  const gone = new Set(before.filter((one) => !chosen.includes(one)))
  const withNeeded = chosen.map((one) => [one, readingFor[one] ?? one] as const)
  const all = new Set(withNeeded.filter(([, needed]) => !gone.has(needed)).flat())
  return permissions.filter((one) => all.has(one))
}

/** The rights of an account: `permissions` of its own, or null for those of the role. */
export type Rights = { role: UserRole; permissions: readonly Permission[] | null }

/** The one answer to who may do what: the server refuses by it, and the dashboard shows by it. */
export function permissionsFor({ role, permissions: own }: Rights): readonly Permission[] {
  return hasOwnPermissions(role) ? (own ?? permissionsOf[role]) : permissionsOf[role]
}

/** Whether a role may be given other permissions. An administrator may do everything, a shopper nothing. */
export function hasOwnPermissions(role: UserRole): boolean {
  return role !== 'admin' && role !== 'shopper'
}

/** Roles that open the dashboard. */
export const staffRoles = [
  'admin',
  'catalogue',
  'orders',
  'support',
  'warehouse',
  'accountant',
] as const satisfies readonly UserRole[]
export type StaffRole = (typeof staffRoles)[number]

export function isStaff(role: UserRole): boolean {
  return permissionsOf[role].length > 0
}
