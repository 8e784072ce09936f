import { electricityEndpoints } from '@shop/contract'
import { electricityStaffEndpoints } from '@shop/contract/staff'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../database/client.ts'
import { showsTopics } from '../../http/answers/shared-answers.ts'
import { bindEndpoints } from '../../http/bind-endpoints.ts'
import { changeSettings } from '../audit/index.ts'
import { electricityKind, getStaffElectricity, readElectricity } from './electricity.service.ts'

type Deps = { db: Db; readClock: () => Date }

export function registerElectricity(app: FastifyInstance, { db, readClock }: Deps): void {
  bindEndpoints(app, electricityEndpoints, {
    async getElectricity({ language }) {
      showsTopics(['electricity'])
      return await readElectricity(db, readClock(), language)
    },
  })
}

export function registerElectricityStaff(app: FastifyInstance, { db }: Pick<Deps, 'db'>): void {
  bindEndpoints(app, electricityStaffEndpoints, {
    getElectricity: () => getStaffElectricity(db),
    updateElectricity: ({ body, caller }) => changeSettings(db, electricityKind, body, caller.userId),
  })
}
