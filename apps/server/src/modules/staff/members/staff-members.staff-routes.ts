import { type EndpointInput, parsePounds, piastres, toPounds, type UserId } from '@shop/contract'
import { isStaff, type StaffAccount, type StaffSession, staffMembersEndpoints } from '@shop/contract/staff'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../../errors.ts'
import { readPage } from '../../../http/answers/page.ts'
import { bindEndpoints, type Handlers } from '../../../http/bind-endpoints.ts'
import type { Caller } from '../../../http/guard/access-tokens.ts'
import { listStaffSessions, revokeSession, type StaffSessionRow, sessionsUsedSince } from '../../users/index.ts'
import { type InvitationCallDeps, invitationCalls } from '../invitations/invitations.routes.ts'
import { resetSecondFactor } from './reset-second-factor.service.ts'
import { findMember, type ListedMemberRow, listMembers } from './staff-members.repository.ts'
import { changeStaffMember, endStaffSession, type MemberChange, type StaffDeps } from './staff-members.service.ts'

type HandlersOf<Name extends keyof typeof staffMembersEndpoints> = Handlers<Pick<typeof staffMembersEndpoints, Name>>

/** Registers what administrators do with members of staff, invitations and sessions. */
export function registerStaffMembers(app: FastifyInstance, deps: InvitationCallDeps): void {
  const handlers = { ...memberCalls(deps), ...invitationCalls(deps), ...sessionCalls(deps) }
  bindEndpoints(app, staffMembersEndpoints, handlers)
}

function memberCalls(
  deps: StaffDeps,
): HandlersOf<'listStaffMembers' | 'getStaffMember' | 'updateStaffMember' | 'resetSecondFactor'> {
  const { db, readClock } = deps
  const show = async (id: UserId): Promise<StaffAccount> => {
    const row = await findMember(db, id, sessionsUsedSince(readClock()))
    if (!row) throw new AppError('not_found')
    return presentMember(row)
  }
  return {
    async listStaffMembers({ query }) {
      const members = listMembers(db, query, query.order, sessionsUsedSince(readClock()))
      return await readPage(staffMembersEndpoints.listStaffMembers.path, query, members, presentMember)
    },
    async getStaffMember({ params }) {
      const member = await show(params.id)
      if (!isStaff(member.role)) throw new AppError('not_found')
      return member
    },
    async updateStaffMember({ params: { id }, body, caller }) {
      await changeStaffMember(deps, caller, id, toChange(body))
      return await show(id)
    },
    async resetSecondFactor({ params: { id }, caller }) {
      await resetSecondFactor(deps, caller, id)
      return await show(id)
    },
  }
}

type MemberBody = EndpointInput<typeof staffMembersEndpoints.updateStaffMember>['body']

function toChange({ version, role, is_active, permissions, refund_limit: limit }: MemberBody): MemberChange {
  return {
    version,
    ...(role !== undefined && { role }),
    ...(is_active !== undefined && { isActive: is_active }),
    ...(permissions !== undefined && { permissions }),
    ...(limit !== undefined && { refundLimitPiastres: limit === null ? null : parsePounds(limit) }),
  }
}

function sessionCalls(
  deps: StaffDeps,
): HandlersOf<'listStaffSessions' | 'revokeStaffSession' | 'listOwnSessions' | 'revokeOwnSession'> {
  const { db, readClock } = deps
  return {
    async listStaffSessions({ query, caller }) {
      const filter = { q: query.q, memberId: query.member, usedSince: sessionsUsedSince(readClock()) }
      const sessions = listStaffSessions(db, filter, query.order)
      const { path } = staffMembersEndpoints.listStaffSessions
      return await readPage(path, query, sessions, (row) => presentSession(row, caller))
    },
    async revokeStaffSession({ params: { id }, caller }) {
      await endStaffSession(deps, caller, id)
      return { id }
    },
    async listOwnSessions({ caller }) {
      const filter = { q: '', memberId: caller.userId, usedSince: sessionsUsedSince(readClock()) }
      const rows = await listStaffSessions(db, filter, 'desc').read({ limit: 200, offset: 0 })
      return rows.map((row) => presentSession(row, caller))
    },
    async revokeOwnSession({ params: { id }, caller }) {
      if (!(await revokeSession(db, caller.userId, id, readClock()))) throw new AppError('not_found')
      return { id }
    },
  }
}

function presentMember(row: ListedMemberRow): StaffAccount {
  return {
    id: row.id,
    first_name: row.firstName,
    last_name: row.lastName,
    phone: row.phone,
    role: row.role,
    permissions: row.permissions,
    refund_limit: row.refundLimitPiastres === null ? null : toPounds(piastres(row.refundLimitPiastres)),
    is_active: row.isActive,
    is_phone_verified: row.isPhoneVerified,
    has_second_factor: row.hasSecondFactor,
    is_second_factor_required: row.isSecondFactorRequired,
    sessions: row.sessions,
    last_used_at: row.lastUsedAt?.toISOString() ?? null,
    created_at: row.createdAt.toISOString(),
    version: row.version,
  }
}

function presentSession(row: StaffSessionRow, caller: Caller): StaffSession {
  return {
    id: row.id,
    member: { id: row.userId, name: row.name, phone: row.phone },
    device: row.device,
    created_at: row.createdAt.toISOString(),
    last_used_at: row.lastUsedAt.toISOString(),
    is_current: row.id === caller.sessionId,
  }
}
