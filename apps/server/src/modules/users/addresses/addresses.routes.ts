import { addressesEndpoints } from '@shop/contract'
import type { FastifyInstance } from 'fastify'
import { bindEndpoints } from '../../../http/bind-endpoints.ts'
import type { AccountDeps } from '../users.deps.ts'
import { accountTexts } from '../users.messages.ts'
import { changeAddress, getAddresses, removeAddress, saveAddress } from './addresses.service.ts'

/** Registers the address book of the signed-in shopper. */
export function registerAddresses(app: FastifyInstance, { db }: Pick<AccountDeps, 'db'>): void {
  bindEndpoints(app, addressesEndpoints, {
    listAddresses: ({ caller }) => getAddresses(db, caller.userId),
    saveAddress: ({ body, caller }) => saveAddress(db, caller.userId, body),
    changeAddress: ({ params, body, caller }) => changeAddress(db, caller.userId, params.id, body),
    async deleteAddress({ params, caller, language }) {
      await removeAddress(db, caller.userId, params.id)
      return { success: true as const, message: accountTexts.addressDeleted[language] }
    },
  })
}
