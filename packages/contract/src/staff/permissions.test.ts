import { describe, expect, it } from 'vitest'
import { type Permission, permissions } from './permissions.ts'
import { type StaffApi, staffApi } from './staff-api.ts'

/** `staff-access.test.ts` of the server shows that calls ask for what stands here; this says what must stand here. */
const calls = Object.entries(staffApi).flatMap(([group, endpoints]) =>
  Object.entries(endpoints as StaffApi[keyof StaffApi]).map(([name, { method, path, permission }]) => {
    const needed: readonly Permission[] = [permission ?? []].flat()
    return { name: `${group}.${name}`, method, path, permissions: needed }
  }),
)

/** Calls that touch money, many people's data or somebody's rights. */
const guarded: Partial<Record<Permission, readonly string[]>> = {
  'orders.cash': [
    'books.listReceiptProblems',
    'books.renewReceipts',
    'courierSheets.getCashBook',
    'courierSheets.readCourierSheet',
    'orders.receiveCash',
  ],
  'orders.refund': [
    'courierSheets.clearUnmatchedCash',
    'orders.acceptPayment',
    'orders.requestRefund',
    'paymentProblems.resolvePaymentProblem',
    'returns.closeReturn',
    'returns.refundReturn',
  ],
  'orders.export': ['books.exportBooks', 'books.getBookSums', 'orders.exportOrders'],
  'customers.erase': ['customers.erasePhone', 'customers.exportPhone'],
  'staff.write': [
    'staffMembers.inviteStaffMember',
    'staffMembers.resendInvitation',
    'staffMembers.resetSecondFactor',
    'staffMembers.revokeInvitation',
    'staffMembers.revokeStaffSession',
    'staffMembers.updateStaffMember',
  ],
  'audit.read': ['staff.listAuditEntries'],
}

/** The step decides which permission it needs, so the server asks for it with the order at hand. */
const decidedByOrder = ['orders.takeStep', 'orders.undoStep']

describe('the contract', () => {
  it.each(Object.entries(guarded))('%s is asked for by its calls, and by no others', (permission, names) => {
    const found = calls.filter((call) => call.permissions.some((one) => one === permission)).map(({ name }) => name)
    expect(found.sort()).toEqual(names)
  })

  it('has a call for each permission', () => {
    expect(permissions.filter((one) => calls.every((call) => !call.permissions.includes(one)))).toEqual([])
  })

  it('lets nobody change anything by a permission to read', () => {
    const changing = calls.filter(
      (call) => call.method !== 'GET' && call.permissions.some((one) => one.endsWith('.read')),
    )
    expect(changing.map(({ name }) => name).sort()).toEqual(decidedByOrder)
  })

  it('asks for no permission only where members do something with their own account', () => {
    const free = calls.filter((call) => call.permissions.length === 0)
    expect(free.filter(({ path }) => !path.startsWith('/api/admin/me/'))).toEqual([])
  })
})
