import { contactsEndpoints } from '@shop/contract'
import { contactInfoStaffEndpoints } from '@shop/contract/staff'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../database/client.ts'
import { showsTopics } from '../../http/answers/shared-answers.ts'
import { bindEndpoints } from '../../http/bind-endpoints.ts'
import { changeSettings } from '../audit/index.ts'
import { contactsKind, getStaffContactInfo, readContacts } from './contacts.service.ts'

export function registerContacts(app: FastifyInstance, { db }: { db: Db }): void {
  bindEndpoints(app, contactsEndpoints, {
    async getContactInfo() {
      showsTopics(['contacts'])
      return await readContacts(db)
    },
  })
}

export function registerContactsStaff(app: FastifyInstance, { db }: { db: Db }): void {
  bindEndpoints(app, contactInfoStaffEndpoints, {
    getContactInfo: () => getStaffContactInfo(db),
    updateContactInfo: ({ body, caller }) => changeSettings(db, contactsKind, body, caller.userId),
  })
}
