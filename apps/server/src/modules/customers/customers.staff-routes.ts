import { customersStaffEndpoints } from '@shop/contract/staff'
import type { FastifyInstance } from 'fastify'
import { readPage } from '../../http/answers/page.ts'
import { bindEndpoints } from '../../http/bind-endpoints.ts'
import { changeAccount, setPhoneBlock } from './block-customer.service.ts'
import type { CustomerDeps } from './customers.deps.ts'
import { presentCustomer } from './customers.presenter.ts'
import { listCustomers } from './customers.staff-repository.ts'
import { addNote, getCustomer } from './customers.staff-service.ts'
import { erasePhone } from './erase-person.service.ts'
import { exportPhone } from './export-person.service.ts'

const { path } = customersStaffEndpoints.listCustomers

/** Registers what staff do with customers: phones that ordered, with or without an account. */
export function registerCustomers(app: FastifyInstance, deps: CustomerDeps): void {
  const { db } = deps
  bindEndpoints(app, customersStaffEndpoints, {
    listCustomers: ({ query }) => readPage(path, query, listCustomers(db, query, query), presentCustomer),
    getCustomer: ({ params }) => getCustomer(deps, params.id),
    async addCustomerNote({ params: { id }, body, caller }) {
      await addNote(deps, caller, { phone: id, text: body.text })
      return await getCustomer(deps, id)
    },
    async updateAccount({ params: { id }, body, caller }) {
      const { is_active: isActive, is_phone_verified: isPhoneVerified, ...rest } = body
      return await getCustomer(deps, await changeAccount(deps, caller, id, { ...rest, isActive, isPhoneVerified }))
    },
    async setPhoneBlock({ body: { phone, is_blocked, reason }, caller }) {
      await setPhoneBlock(deps, caller, { phone, isBlocked: is_blocked, reason })
      return { phone, is_blocked }
    },
    async erasePhone({ body, caller }) {
      return { orders_kept: await erasePhone(deps, caller, body.phone) }
    },
    exportPhone: ({ body, caller, language }) => exportPhone(deps, caller, body.phone, language),
  })
}
