import { contactsEndpoints } from '@shop/contract'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../database/client.ts'
import { showsTopics } from '../../http/answers/shared-answers.ts'
import { bindEndpoints } from '../../http/bind-endpoints.ts'
import { presentContacts } from './contacts.presenter.ts'
import { getContactInfo } from './contacts.repository.ts'

export function registerContacts(app: FastifyInstance, { db }: { db: Db }): void {
  bindEndpoints(app, contactsEndpoints, {
    async getContactInfo() {
      showsTopics(['contacts'])
      return presentContacts(await getContactInfo(db))
    },
  })
}
