import { customersStaffEndpoints } from '@shop/contract/staff'
import type { FastifyInstance } from 'fastify'
import { checkPageExists, makePage, offsetOf } from '../../http/answers/page.ts'
import { bindEndpoints } from '../../http/bind-endpoints.ts'
import { changeAccount, setPhoneBlock } from './block-customer.service.ts'
import type { CustomerDeps } from './customers.deps.ts'
import { presentCustomer } from './customers.presenter.ts'
import { countCustomers, listCustomers } from './customers.staff-repository.ts'
import { addNote, getCustomer } from './customers.staff-service.ts'
import { erasePhone } from './erase-person.service.ts'
import { exportPhone } from './export-person.service.ts'

const { path } = customersStaffEndpoints.listCustomers

/** Registers what staff do with customers: phones that ordered, with or without an account. */
export function registerCustomers(app: FastifyInstance, deps: CustomerDeps): void {
  const { db } = deps
  bindEndpoints(app, customersStaffEndpoints, {
    async listCustomers({ query }) {
      const { is_blocked: isBlocked, has_refusals: hasRefusals, has_account: hasAccount, ...others } = query
      const filter = { q: query.q, isBlocked, hasRefusals, hasAccount }
      const count = await countCustomers(db, filter)
      checkPageExists(query, count)
      const range = { sort: query.sort, order: query.order, limit: query.page_size, offset: offsetOf(query) }
      const rows = await listCustomers(db, filter, range)
      const flags = { is_blocked: isBlocked, has_refusals: hasRefusals, has_account: hasAccount }
      const texts = Object.entries(flags).map(([name, flag]) => [name, flag?.toString()])
      const link = { ...others, ...Object.fromEntries(texts) }
      return makePage(path, link, query, count, rows.map(presentCustomer))
    },
    getCustomer: ({ params }) => getCustomer(deps, params.id),
    async addCustomerNote({ params: { id }, body, caller }) {
      await addNote(deps, caller, { phone: id, text: body.text })
      return await getCustomer(deps, id)
    },
    async updateAccount({ params: { id }, body, caller }) {
      const { version, is_active: isActive, is_phone_verified: isPhoneVerified } = body
      return await getCustomer(deps, await changeAccount(deps, caller, id, { version, isActive, isPhoneVerified }))
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
