import { ApiError } from '@shop/contract'
import type { Permission, StaffMember } from '@shop/contract/staff'
import { type AuthProvider, HttpError } from 'react-admin'
import { readAuth } from '../data/session.ts'
import { logOut } from './log-in.ts'

/** The permissions to read and to change a resource; `write` is null if nobody may change it. */
export type ResourceRights = { read: Permission; write: Permission | null }

const writes: readonly string[] = ['create', 'edit', 'delete']

/** Gives react-admin the signed-in member and their permissions. It only hides what the server would refuse. */
export function createAuthProvider(
  member: StaffMember,
  rightsOf: (resource: string) => ResourceRights | null,
): AuthProvider {
  return {
    login: () => Promise.reject(new Error('The login page does not use react-admin')),
    logout: async () => {
      await logOut()
      return '/login'
    },
    checkAuth: async () => {
      if (readAuth().status !== 'authenticated') throw new Error('unauthenticated')
    },
    // The transport has already tried to refresh the token.
    checkError: async (error: unknown) => {
      if (statusOf(error) === 401) throw error
    },
    getIdentity: async () => ({ id: member.id, fullName: member.name || member.phone }),
    getPermissions: async () => member.permissions,
    canAccess: async ({ action, resource }) => {
      const rights = rightsOf(resource)
      if (!rights) return false
      const needed = writes.includes(action) ? rights.write : rights.read
      return needed !== null && member.permissions.includes(needed)
    },
  }
}

function statusOf(error: unknown): number | null {
  return error instanceof HttpError || error instanceof ApiError ? error.status : null
}
