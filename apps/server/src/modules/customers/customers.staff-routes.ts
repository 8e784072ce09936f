import { customersStaffEndpoints } from '@shop/contract/staff'
import type { FastifyInstance } from 'fastify'
import { checkPageExists, makePage, offsetOf } from '../../http/answers/page.ts'
import { bindEndpoints } from '../../http/bind-endpoints.ts'
import type { CustomerDeps } from './customers.deps.ts'
import { countCustomers, listCustomers } from './customers.staff-repository.ts'
import { changeCustomer, getCustomer, presentCustomer, setPhoneBlock } from './customers.staff-service.ts'
import { eraseCustomer, erasePhone } from './erase-person.service.ts'
import { exportCustomer, exportPhone } from './export-person.service.ts'

const { path } = customersStaffEndpoints.listCustomers

/** Registers what staff do with shoppers' accounts. */
export function registerCustomers(app: FastifyInstance, deps: CustomerDeps): void {
  const { db } = deps
  bindEndpoints(app, customersStaffEndpoints, {
    async listCustomers({ query }) {
      const { is_active: isActive, is_phone_verified: isPhoneVerified, ...others } = query
      const filter = { q: query.q, isActive, isPhoneVerified }
      const count = await countCustomers(db, filter)
      checkPageExists(query, count)
      const range = { order: query.order, limit: query.page_size, offset: offsetOf(query) }
      const rows = await listCustomers(db, filter, range)
      const link = { ...others, is_active: isActive?.toString(), is_phone_verified: isPhoneVerified?.toString() }
      return makePage(path, link, query, count, rows.map(presentCustomer))
    },
    getCustomer: ({ params }) => getCustomer(deps, params.id),
    async updateCustomer({ params: { id }, body, caller }) {
      const { version, is_active: isActive, is_phone_verified: isPhoneVerified } = body
      await changeCustomer(deps, caller, id, { version, isActive, isPhoneVerified })
      return await getCustomer(deps, id)
    },
    async setPhoneBlock({ body: { phone, is_blocked }, caller }) {
      await setPhoneBlock(deps, caller, { phone, isBlocked: is_blocked })
      return { phone, is_blocked }
    },
    async eraseCustomer({ params: { id }, caller }) {
      return { id, orders_kept: await eraseCustomer(deps, caller, id) }
    },
    async erasePhone({ body, caller }) {
      return { orders_kept: await erasePhone(deps, caller, body.phone) }
    },
    exportCustomer: ({ params, caller, language }) => exportCustomer(deps, caller, params.id, language),
    exportPhone: ({ body, caller, language }) => exportPhone(deps, caller, body.phone, language),
  })
}
