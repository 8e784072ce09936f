import { piastres, toPounds } from '@shop/contract'
import type { Customer, CustomerDetails } from '@shop/contract/staff'
import type { AccountRow, PhoneBlockRow } from '../users/index.ts'
import type { CustomerNoteRow } from './customer-notes.repository.ts'
import type { AccountFigures, CustomerRow } from './customers.staff-repository.ts'

/** Presents a customer as a row of the list. */
export function presentCustomer(row: CustomerRow): Customer {
  return {
    id: row.phone,
    name: row.name,
    has_account: row.accountId !== null,
    is_blocked: row.isBlocked,
    orders: row.orders,
    delivered: row.delivered,
    refused: row.refused,
    returned: row.returned,
    cancelled: row.cancelled,
    received: toPounds(piastres(row.receivedPiastres)),
    outstanding: toPounds(piastres(row.outstandingPiastres)),
    last_order_at: row.lastOrderAt?.toISOString() ?? null,
  }
}

export function presentAccount(account: AccountRow) {
  return {
    id: account.id,
    first_name: account.firstName,
    last_name: account.lastName,
    phone: account.phone,
    email: account.email,
    is_active: account.isActive,
    is_phone_verified: account.isPhoneVerified,
    created_at: account.createdAt.toISOString(),
  }
}

export function presentOwnAccount(account: AccountRow, figures: AccountFigures): CustomerDetails['account'] {
  return {
    ...presentAccount(account),
    version: account.version,
    sessions: figures.sessions,
    orders_for_others: figures.ordersForOthers,
  }
}

export function presentBlock({ createdAt, actorId, actorName }: PhoneBlockRow): CustomerDetails['block'] {
  return { at: createdAt.toISOString(), actor: actorId === null ? null : { id: actorId, name: actorName ?? '' } }
}

export function presentNote({ id, kind, text, createdAt, actorId, actorName }: CustomerNoteRow) {
  return { id, kind, text, at: createdAt.toISOString(), actor: { id: actorId, name: actorName } }
}
