import { contactInfoStaffEndpoints } from '@shop/contract/staff'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../database/client.ts'
import { bindEndpoints } from '../../http/bind-endpoints.ts'
import { getStaffContactInfo, updateContactInfo } from './contacts.staff-service.ts'

/** What staff do with the phone numbers and links of the shop. */
export function registerContactsStaff(app: FastifyInstance, { db }: { db: Db }): void {
  bindEndpoints(app, contactInfoStaffEndpoints, {
    getContactInfo: () => getStaffContactInfo(db),
    updateContactInfo: ({ body, caller }) => updateContactInfo(db, body, caller.userId),
  })
}
