import { type Permission, permissionsOf, type StaffMember, staffRoles } from '@shop/contract/staff'
import { HttpError } from 'react-admin'
import { describe, expect, it } from 'vitest'
import { createAuthProvider } from './auth-provider.ts'
import { readOrigin } from './redirects.ts'

describe('where somebody goes on to after the login', () => {
  it.each([
    [{ nextPathname: '/dashboard/orders', nextSearch: '?page=2' }, '/dashboard/orders?page=2'],
    [{ nextPathname: '/dashboard' }, '/dashboard'],
    [null, '/dashboard'],
    [{ nextPathname: '//evil.example/dashboard' }, '/dashboard'],
    [{ nextPathname: '/dashboards' }, '/dashboard'],
    [{ nextPathname: 7 }, '/dashboard'],
  ])('%j: %s', (state, address) => {
    expect(readOrigin(state)).toBe(address)
  })
})

describe('what a role is shown', () => {
  const rights = { read: 'catalogue.read', write: 'catalogue.write' } as const
  const rightsOf = (name: string) => (name === 'products' ? rights : name === 'log' ? { ...rights, write: null } : null)
  const providerOf = (permissions: readonly Permission[]) =>
    createAuthProvider(
      { id: 1, name: '', phone: '', role: 'admin', permissions: [...permissions] } as StaffMember,
      rightsOf,
    )
  const can = (permissions: readonly Permission[], action: string, resource = 'products') =>
    providerOf(permissions).canAccess?.({ action, resource })

  it.each(staffRoles)('follows the one table of permissions: %s', async (role) => {
    const permissions = permissionsOf[role]
    expect(await can(permissions, 'list')).toBe(permissions.includes('catalogue.read'))
    expect(await can(permissions, 'edit')).toBe(permissions.includes('catalogue.write'))
    expect(await can(permissions, 'create', 'log')).toBe(false)
    expect(await can(permissions, 'list', 'ghosts')).toBe(false)
  })

  it('ends the login on 401 alone', async () => {
    const { checkError } = providerOf([])
    await expect(checkError(new HttpError('Log in', 401))).rejects.toThrow('Log in')
    await expect(checkError(new HttpError('Not yours', 403))).resolves.toBeUndefined()
    await expect(checkError(new Error('no network'))).resolves.toBeUndefined()
  })
})
