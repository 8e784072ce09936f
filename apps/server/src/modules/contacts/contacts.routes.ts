import { type ContactInfo, contactsEndpoints } from '@shop/contract'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../database/client.ts'
import { bindEndpoints } from '../../http/bind-endpoints.ts'
import { type SharedAnswers, showsTopics } from '../../http/shared-answers.ts'
import { getContactInfo } from './contacts.repository.ts'

export function registerContacts(app: FastifyInstance, db: Db, sharedAnswers: SharedAnswers): void {
  bindEndpoints(
    app,
    contactsEndpoints,
    {
      async getContactInfo(): Promise<ContactInfo> {
        showsTopics(['contacts'])
        const row = await getContactInfo(db)
        return {
          hotline_number: row.hotlineNumber,
          main_phone: row.mainPhone,
          facebook: row.facebook,
          instagram: row.instagram,
          youtube: row.youtube,
          sales_phone: row.salesPhone,
          customer_support: row.customerSupport,
        }
      },
    },
    sharedAnswers,
  )
}
